# Mails.

mail-sign-in-subject = Sign in to Caravanserai
mail-sign-in-text =
    Hello { $name },

    somebody, probably you, wants to sign in to Caravanserai ({ $site }). This link does it:

    { $link }

    It is good once, for { $minutes } minutes. If it was not you, do nothing: without the link nobody gets in.
mail-confirm-subject = Is this your mail address?
mail-confirm-text =
    Hello,

    somebody, probably you, wants this to be the mail address of the account { $name } at Caravanserai ({ $site }).
    This link confirms it:

    { $link }

    It is good once, for { $minutes } minutes. If it was not you, do nothing: the address will not be used.
