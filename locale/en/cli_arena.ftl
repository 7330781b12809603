# The arena: its tables in the terminal, and its report.

arena-title = { $title }: arena
arena-summary = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seats rotated within each deal
arena-stopped = Stopped: { $games } of { $planned } games are finished; the same command goes on.
arena-going-on = { $games ->
    [one] { $games } game is already there.
   *[other] { $games } games are already there.
}
arena-kept = The games and the report are in { $folder }
arena-report-kept = The report is { $path }
arena-ladder-kept = The ladder is { $path }
arena-all-others = all others
arena-seats-of = { $bot } × { $count }
arena-fault-kinds = Faults of { $bot }: { $faults }
arena-faults = { arena-fault-kinds }; the last: { $detail }

arena-pair = Pairing
arena-games = Games
arena-win-rate = Win rate
arena-interval = 95% interval
arena-score = Mean score
arena-scores = Mean scores
arena-ahead = Points ahead
arena-bot = Bot
arena-rating = Rating
arena-decisions = Decisions
arena-mean = Mean
arena-median = Median
arena-slow = 99%
arena-longest = Longest
arena-budget = Budget
arena-over = Over budget
arena-fault-count = Faults
arena-spread = 5% to 95%

arena-report-pairs = Who beats whom
arena-report-pairs-about = The share of games won, with its 95% interval; the dashed line is what equals would win. A shared win counts as its fraction.
arena-report-ratings = Ratings
arena-report-ratings-about = OpenSkill, Plackett–Luce model: the strength and twice its uncertainty to either side. Only differences mean something.
arena-report-scores = Scores
arena-report-scores-about = How many points the bots end with: a hill of all scores, a box around the middle half, a line at the median.
arena-report-growth = As the games went on
arena-report-growth-about = The win rate after so many deals, with its interval. What still drifts is not yet known well.
arena-report-times = Time for a decision
arena-report-times-about = How often a decision takes how long, on a scale by powers of ten; decisions without a choice are left out. A dashed line marks a budget.
arena-report-faults = Faults
arena-report-faults-about = What bots from outside did wrong. A random legal move was made instead; after five faults in a game a bot is not asked any more.
arena-report-how = How it was measured
arena-report-how-deals = Each deal is played once for every seat, with the same seed and everybody moved one seat on, so that luck in the deal falls to all alike. All pairings play the same deals, from seed { $seed }.
arena-report-how-interval = The games of a deal are one cluster. Intervals are Wilson’s at the effective number of games after Korn and Graubard, with a correction for few deals, and never narrower than for independent games.
arena-report-how-over = A decision is over its budget when it takes more than a tenth longer.
arena-report-how-machine = { $system }, { $processor }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}, Python { $python }, Caravanserai { $version }, { $compiled ->
    [yes] compiled
   *[no] interpreted
}, rules version { $rules }.
arena-report-options = Options: { $options }
arena-axis-deals = deals
arena-axis-points = points
arena-made-by = made by
