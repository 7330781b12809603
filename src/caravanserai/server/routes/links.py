"""Links sent by mail: asking for one, following one, and the address they are sent to.

A link leads to a page, and only a button on it follows the link: programs that look into mails ask for every address
they find there, and would use it up.
"""

import re
from typing import Final

from fastapi import APIRouter, Depends, Request, Response

from caravanserai.server.errors import Refused
from caravanserai.server.limits import LINK_USES, LINKS_BY_ADDRESS, LINKS_BY_MAIL
from caravanserai.server.routes.accounts import check_owner
from caravanserai.server.routes.dependencies import (
    Address,
    Context,
    Present,
    context_of,
    let_in,
    remember_device,
)
from caravanserai.server.schemas.accounts import Farewell
from caravanserai.server.schemas.links import AskedForLink, Followed, LinkOffer, LinkToken, NewMail
from caravanserai.server.schemas.people import me_of
from caravanserai.server.store.link_store import mail_key

PLAIN_MAIL: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+", re.ASCII | re.IGNORECASE)


async def offered(request: Request) -> None:
    """Refused (404) where the host has no mail server."""
    if not context_of(request).mailer.offered:
        raise Refused(404, "no_mail", "This server sends no mail.")


router = APIRouter(prefix="/api/me", tags=["links"])
Offered = Depends(offered)


@router.get("/link")
async def link_offer(context: Context) -> LinkOffer:
    """Whether this server sends links by mail."""
    return LinkOffer(offered=context.mailer.offered)


@router.post("/link", dependencies=[Offered])
async def ask_for_link(body: AskedForLink, context: Context, address: Address) -> LinkOffer:
    """A link that signs in, sent to the address of an account. The answer is the same whether there is one or not."""
    mail = clean_mail(body.mail)
    context.limits.count(LINKS_BY_ADDRESS, address)
    context.limits.count(LINKS_BY_MAIL, mail_key(mail))
    context.letters.sign_in(mail, body.language)
    return LinkOffer(offered=True)


@router.post("/link/follow", dependencies=[Offered])
async def follow_link(
    body: LinkToken, request: Request, response: Response, context: Context, address: Address
) -> Followed:
    """Sign in with a link, or confirm an address with one. It is good once."""
    context.limits.count(LINK_USES, address)
    person, mail = await context.links.use(body.token)
    if mail is None:
        await let_in(request, response, person, linked=True)
        await remember_device(request, response, person)
    return Followed(person=me_of(person).person, mail=mail)


@router.post("/mail", dependencies=[Offered])
async def new_mail(body: NewMail, context: Context, session: Present, address: Address) -> LinkOffer:
    """Another mail address, once the link sent to it has been followed."""
    mail = clean_mail(body.mail)
    await check_owner(context, session, body.password)
    context.limits.count(LINKS_BY_ADDRESS, address)
    context.limits.count(LINKS_BY_MAIL, mail_key(mail))
    context.letters.confirm(session.person, mail, body.language)
    return LinkOffer(offered=True)


@router.post("/mail/forget")
async def forget_mail(body: Farewell, context: Context, session: Present) -> LinkOffer:
    """No mail address any more."""
    await check_owner(context, session, body.password)
    await context.links.forget_mail(session.person.id)
    return LinkOffer(offered=context.mailer.offered)


def clean_mail(mail: str) -> str:
    """An address a mail can be sent to, or Refused (422)."""
    cleaned = mail.strip()
    if not PLAIN_MAIL.fullmatch(cleaned):
        raise Refused(422, "bad_mail", "This does not look like a mail address.")
    return cleaned
