// A bot for Caravanserai in JavaScript, for Node 20 or newer: it claims when it can, and otherwise does anything.
// caravanserai arena spice_road --bots "claimer=program:node docs/examples/claimer.mjs,random" --games 20
import { createInterface } from "node:readline";

let random = 1;
const below = (n) => {
  random = (Math.imul(random, 1664525) + 1013904223) >>> 0; // the same seed plays the same way
  return Math.floor((random / 2 ** 32) * n);
};
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

const hear = {
  begin({ game, seat, seed }) {
    random = seed % 2 ** 32;
    console.error(`I play ${game} on seat ${seat}.`); // standard error is free for notes
    say({ type: "ready" });
  },
  decide({ legal }) {
    const claims = legal.filter((move) => move.kind === "claim");
    const moves = claims.length > 0 ? claims : legal;
    say({ move: moves[below(moves.length)].id });
  },
  end() {
    process.exit(0);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  hear[message.type]?.(message);
}
