import { type DispatchEvent, isOver } from '@madang/contract/access/dispatches/states.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { notifyCompany } from '../../../kernel/company-messages/notify-company.ts';
import { isMemberOf, structureCodeOf } from '../../company-life/company-structures/index.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { lockInService } from '../../ground/ended-companies/index.ts';
import { beginDispatch, endDispatch } from '../../people/employment/index.ts';
import {
  changeDispatch,
  dayBegins,
  type DispatchChange,
  insertEvent,
  type NewEvent,
  openContent,
  type StoredDispatch,
} from './dispatches.sql.ts';
import { writeOfDispatch } from './letters.ts';
import type { DispatchNews } from './news.ts';
import { cancelEnd, planEnd } from './planned-end.ts';
import { dispatchProperties } from '@madang/contract/access/dispatches/properties.ts';

export type Said = Pick<NewEvent, 'by' | 'actorId' | 'note'>;

/** Work on one dispatch in one company's transaction. */
export interface At {
  readonly tx: Tx;
  readonly kernel: Kernel;
  readonly companyCode: string;
}

/** Asks if people may be dispatched to a company: in service, and in the structure unless the operator allows all. */
export async function mayHost({ tx, kernel, companyCode }: At, hostCode: string): Promise<'known' | 'byCode' | 'no'> {
  const structureCode = await structureCodeOf(tx, companyCode);
  const isKnown = structureCode !== undefined && (await isMemberOf(tx, structureCode, hostCode));
  const isAllowed = isKnown || (await kernel.properties.get(dispatchProperties.toAnyCompany)) === 'Y';
  if (!isAllowed || !(await lockInService(tx, [companyCode, hostCode])).has(hostCode)) return 'no';
  return isKnown ? 'known' : 'byCode';
}

/** Sends the host the dispatch as it is. */
export async function notifyHost({ tx, kernel, companyCode }: At, dispatch: StoredDispatch): Promise<void> {
  const { dispatchId: messageId, version, otherCode: receiverCode } = dispatch;
  const { state, departmentCode, startsOn, endsOn, askedUntil } = dispatch;
  const person = openContent(kernel.keyring, dispatch);
  const news: DispatchNews = { homeCode: companyCode, state, departmentCode, startsOn, endsOn, askedUntil, person };
  await notifyCompany(tx, kernel, { receiverCode, operation: 'hear-of-dispatch', messageId, version, news });
}

/** Changes a dispatch at home, keeps and writes what happened, and sends it to the host. */
export async function changeAtHome(
  at: At,
  { dispatchId, version }: StoredDispatch,
  change: DispatchChange,
  event: DispatchEvent,
  said: Said,
): Promise<StoredDispatch> {
  const { tx, kernel, companyCode } = at;
  const key = { companyCode, dispatchId };
  const changed = await changeDispatch(tx, key, { ...change, version: version + 1 });
  await insertEvent(tx, kernel.keyring, { ...key, event, ...said, endsOn: changed.askedUntil ?? changed.endsOn });
  await writeOfDispatch(tx, kernel, companyCode, changed, event);
  if (event === 'accepted' || event === 'prolonged') await planEnd(at, changed);
  else if (isOver(changed.state)) await cancelEnd(at, changed);
  await notifyHost(at, changed);
  return changed;
}

/** Takes the host's acceptance: the dispatch begins today or waits for its first day, or lapses where a rule is against it. */
export async function confirmAcceptance(at: At, dispatch: StoredDispatch, place: DispatchChange): Promise<void> {
  const { tx } = at;
  const host = await readCompany(tx, dispatch.otherCode);
  const named = { ...place, otherName: host.name, otherEnglishName: host.englishName };
  if (dispatch.isOver || (await mayHost(at, dispatch.otherCode)) === 'no') {
    await changeAtHome(at, dispatch, { state: 'lapsed' }, 'lapsed', { by: 'time', note: 'MB854' });
    return;
  }
  const accepted = await changeAtHome(at, dispatch, { ...named, state: 'accepted' }, 'accepted', {
    by: 'otherCompany',
  });
  if (accepted.hasBegun) await begin(at, accepted);
}

/** Begins a dispatch that was accepted; one that the table of states refuses lapses. */
export async function begin(at: At, dispatch: StoredDispatch): Promise<void> {
  const { tx, kernel, companyCode } = at;
  const { personId, otherCode, otherName, startsOn, endsOn } = dispatch;
  if (personId === null) throw new Error('a dispatch of nobody');
  const { at: endsAt } = await dayBegins(tx, companyCode, sql`${endsOn}::date + 1`);
  try {
    const to = { companyCode: otherCode, companyName: otherName, since: startsOn, until: endsOn, endsAt };
    await beginDispatch(tx, kernel, { companyCode, personId }, to);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await changeAtHome(at, dispatch, { state: 'lapsed' }, 'lapsed', { by: 'time', note: error.code });
    return;
  }
  await changeAtHome(at, dispatch, { state: 'running' }, 'begun', { by: 'time' });
}

/** Ends a dispatch that runs: the person is in service at home again. */
export async function endAtHome(
  at: At,
  dispatch: StoredDispatch,
  event: 'released' | 'ended',
  said: Said,
): Promise<void> {
  const { tx, kernel, companyCode } = at;
  const { personId, otherName } = dispatch;
  if (dispatch.state === 'running' && personId !== null) {
    try {
      await endDispatch(tx, kernel, { companyCode, personId }, otherName);
    } catch (error) {
      // Whose account was closed is dispatched no more either.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  await changeAtHome(at, dispatch, { state: 'ended', askedUntil: null }, event, said);
}
