import { defineMessage } from '../../../../kernel/company-messages/define-message.ts';
import { lockDispatch, type StoredDispatch } from '../dispatches.sql.ts';
import { settleLater } from '../due.ts';
import { type At, changeAtHome, confirmAcceptance, endAtHome } from '../home.ts';
import { type DispatchAnswerNews, dispatchAnswerNews } from '../news.ts';
import { dispatchTarget } from '../required.ts';
import { setDispatchEnd } from '../../../people/employment/index.ts';

/** STA-09: the home company applies what the host answers; an answer to what was withdrawn changes nothing. */
export const hearOfDispatchAnswer = defineMessage({
  name: 'hear-of-dispatch-answer',
  news: dispatchAnswerNews,
  refusals: [],
  async run({ tx, kernel, companyCode }, news, dispatchId) {
    const dispatch = await lockDispatch(tx, { companyCode, dispatchId });
    if (dispatch) await apply({ tx, kernel, companyCode }, dispatch, news);
    return { answer: null, audit: { target: dispatchTarget(dispatchId), detail: { answer: news.answer } } };
  },
});

async function apply(at: At, dispatch: StoredDispatch, news: DispatchAnswerNews): Promise<void> {
  const { answer, until, note } = news;
  const { departmentCode, departmentName, englishDepartmentName } = news;
  const { state, askedUntil } = dispatch;
  const said = { by: 'otherCompany', note } as const;
  const isWaiting = state === 'asked' || state === 'accepted';
  if (answer === 'accepted' && state === 'asked') {
    await confirmAcceptance(at, dispatch, { departmentCode, departmentName, englishDepartmentName });
  } else if (answer === 'refused' && state === 'asked') {
    await changeAtHome(at, dispatch, { state: 'refused' }, 'refused', said);
  } else if (answer === 'prolonged' && state === 'running' && until !== null && until === askedUntil) {
    await prolong(at, dispatch, until);
  } else if (answer === 'prolongationRefused' && state === 'running' && until === askedUntil) {
    await changeAtHome(at, dispatch, { askedUntil: null }, 'prolongationRefused', said);
  } else if ((answer === 'released' || answer === 'closed') && state === 'running') {
    await endAtHome(at, dispatch, 'released', said);
  } else if (answer === 'released' && state === 'accepted') {
    await endAtHome(at, dispatch, 'released', said);
  } else if (answer === 'closed' && isWaiting) {
    await changeAtHome(at, dispatch, { state: 'lapsed' }, 'lapsed', said);
  }
}

async function prolong(at: At, dispatch: StoredDispatch, until: string): Promise<void> {
  const { tx, companyCode } = at;
  const { personId } = dispatch;
  if (personId !== null) await setDispatchEnd(tx, { companyCode, personId }, until);
  const change = { endsOn: until, askedUntil: null };
  const changed = await changeAtHome(at, dispatch, change, 'prolonged', { by: 'otherCompany' });
  await settleLater(at, changed);
}
