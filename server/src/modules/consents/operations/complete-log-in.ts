import { targetName, targetOf } from '@madang/contract/accounts/log-in-target.ts';
import { completeLogIn as route } from '@madang/contract/consents/wire.ts';
import { pages } from '@madang/contract/index.ts';
import { portalHome, setUpAddress } from '@madang/contract/kernel/addresses.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { takePendingLogIn } from '../../../kernel/session/pending-log-in.ts';
import { homeOfSession } from '../../../kernel/session/home-of.ts';
import { readSession } from '../../../kernel/session/session.ts';
import { findDueTerms, lockAccount } from '../../accounts/index.ts';
import { completeIn } from '../pending-actor.ts';

/**
 * RCN-04: the hidden form makes the waiting log-in a session, under a secret of its own. The ticket serves once, in
 * the browser that went the steps; nothing may have become due since, and the account must still be one.
 */
export const completeLogInCall = operation(route, async (call) => {
  const { kernel, pending, body, readCookie, setCookie } = call;
  const secret = await inCompany(kernel.db, pending.companyCode, async (tx) => {
    // The person before the log-in, as everything takes them.
    const isAccount = await lockAccount(tx, pending);
    const taken = await takePendingLogIn(tx, pending, body.ticket);
    if (!taken || !isAccount) throw refuse('CO403');
    if ((await findDueTerms(tx, taken)).length > 0) throw refuse('CONSENT_NEEDED');
    return completeIn(tx, taken, call);
  });
  setCookie('pending', null);
  setCookie('session', secret);
  const session = await readSession(kernel.db, secret, readCookie('setUp'));
  const home = session ? homeOfSession(session, readCookie('setUp')) : portalHome;
  if (home === setUpAddress) return { location: home };
  const search = `?${new URLSearchParams({ [targetName]: body.target ?? '' })}`;
  return { location: targetOf(search, pages, kernel.config.baseUrl.origin) ?? home };
});
