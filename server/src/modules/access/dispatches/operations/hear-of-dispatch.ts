import { isOver } from '@madang/contract/access/dispatches/states.ts';
import { defineMessage } from '../../../../kernel/company-messages/define-message.ts';
import { setDispatchEnd } from '../../../people/employment/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import {
  changeDispatch,
  findDispatch,
  insertDispatch,
  insertEvent,
  lockDispatch,
  type StoredDispatch,
} from '../dispatches.sql.ts';
import { settleLater } from '../due.ts';
import type { At } from '../home.ts';
import { beginInHost, changeInHost, endInHost } from '../host.ts';
import { writeOfDispatch } from '../letters.ts';
import { type DispatchNews, dispatchNews } from '../news.ts';
import { dispatchTarget } from '../required.ts';

const other = { by: 'otherCompany' } as const;

/** STA-09: the host applies what the home company says of a dispatch. What is over in the host stays over. */
export const hearOfDispatch = defineMessage({
  name: 'hear-of-dispatch',
  news: dispatchNews,
  refusals: [],
  async run({ tx, kernel, companyCode }, news, dispatchId) {
    const at = { tx, kernel, companyCode };
    const dispatch = await lockDispatch(tx, { companyCode, dispatchId });
    if (!dispatch) await receive(at, dispatchId, news);
    else if (!isOver(dispatch.state)) await follow(at, dispatch, news);
    return { answer: null, audit: { target: dispatchTarget(dispatchId), detail: { state: news.state } } };
  },
});

/** A dispatch that was not heard of: one that is over by now, for a later message overtook the first, is kept and done. */
async function receive(at: At, dispatchId: string, news: DispatchNews): Promise<void> {
  const { tx, kernel, companyCode } = at;
  const { homeCode, person, state, departmentCode, startsOn, endsOn, askedUntil } = news;
  const home = await readCompany(tx, homeCode);
  const row = {
    companyCode,
    dispatchId,
    side: 'host' as const,
    personId: null,
    otherCode: homeCode,
    otherName: home.name,
    otherEnglishName: home.englishName,
    departmentCode,
    departmentName: '',
    englishDepartmentName: '',
    startsOn,
    endsOn,
    askedUntil,
    state,
    version: 1,
  };
  await insertDispatch(tx, kernel.keyring, row, person);
  const event = isOver(state) ? 'withdrawn' : 'asked';
  await insertEvent(tx, kernel.keyring, { companyCode, dispatchId, event, ...other, endsOn });
  const kept = await findDispatch(tx, { companyCode, dispatchId });
  if (!kept || isOver(state)) return;
  await writeOfDispatch(tx, kernel, companyCode, kept, 'asked');
  await settleLater(at, kept);
}

async function follow(at: At, dispatch: StoredDispatch, news: DispatchNews): Promise<void> {
  const { state, endsOn, askedUntil } = news;
  if (state === 'withdrawn' || state === 'lapsed') {
    await changeInHost(at, dispatch, { state, isAnswered: false }, state, other);
  } else if (state === 'ended') {
    await endInHost(at, dispatch, { state, isAnswered: false }, 'ended', other);
  } else if (state === 'accepted' && dispatch.state === 'asked') {
    // The host accepted it: that the home company confirms is neither another event nor another letter.
    await changeDispatch(
      at.tx,
      { companyCode: at.companyCode, dispatchId: dispatch.dispatchId },
      { state, isAnswered: false },
    );
  } else if (state === 'running' && dispatch.state !== 'running') {
    await beginInHost(at, { ...dispatch, endsOn });
  } else if (state === 'running') await followDays(at, dispatch, { endsOn, askedUntil });
}

async function followDays(
  at: At,
  dispatch: StoredDispatch,
  { endsOn, askedUntil }: Pick<DispatchNews, 'endsOn' | 'askedUntil'>,
): Promise<void> {
  const change = { endsOn, askedUntil, isAnswered: false };
  if (endsOn !== dispatch.endsOn) {
    const { companyCode, tx } = at;
    if (dispatch.personId !== null) await setDispatchEnd(tx, { companyCode, personId: dispatch.personId }, endsOn);
    const key = { companyCode, dispatchId: dispatch.dispatchId };
    // The same of a later last day that the host accepted.
    const changed = dispatch.isAnswered
      ? await changeDispatch(tx, key, change)
      : await changeInHost(at, dispatch, change, 'prolonged', other);
    await settleLater(at, changed);
  } else if (askedUntil !== null && askedUntil !== dispatch.askedUntil) {
    await changeInHost(at, dispatch, change, 'prolongationAsked', other);
  } else if (askedUntil === null && dispatch.askedUntil !== null) {
    await changeInHost(at, dispatch, change, 'prolongationWithdrawn', other);
  }
}
