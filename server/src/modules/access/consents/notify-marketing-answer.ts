import { marketingConsentYears } from '@madang/contract/access/consents/limits.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { isMarketing } from '@madang/contract/ground/terms/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { sendAccountNotice, writtenTime } from '../../people/notifications/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { selectLastAnswers, type OwnAnswer } from '../../ground/agreements/index.ts';

interface MarketingAnswer {
  /** The answer in force until now, where there was one. */
  readonly before: Pick<OwnAnswer, 'isAgreed' | 'endsAt'> | undefined;
  readonly isAgreed: boolean;
}

/**
 * Confirms a recorded or withdrawn marketing consent, as Korea's Network Act (article 50 paragraph 7) requires.
 * Unchanged answers need none; expired consent is none.
 */
export async function notifyMarketingAnswer(
  tx: Tx,
  kernel: Kernel,
  person: PersonKey,
  { before, isAgreed }: MarketingAnswer,
): Promise<void> {
  const answeredAt = await databaseTime(tx);
  const hadAgreed = before?.isAgreed === true;
  const isHeld = before !== undefined && before.endsAt !== null && before.endsAt > answeredAt;
  if (isAgreed ? isHeld : !hadAgreed) return;
  await tell(tx, kernel, person, { isAgreed, answeredAt });
}

/** Confirms a marketing consent where an account begins, with the time of the agreement; a no needs no confirmation. */
export async function notifyEntryMarketing(tx: Tx, kernel: Kernel, person: PersonKey): Promise<void> {
  const answers = await selectLastAnswers(tx, person);
  const given = answers.find((answer) => isMarketing(answer) && answer.isAgreed);
  if (given) await tell(tx, kernel, person, { isAgreed: true, answeredAt: given.agreedAt });
}

/** The same as a part of another letter, of a yes that is recorded in this transaction. */
export async function marketingPart(
  tx: Tx,
  { translator }: Pick<Kernel, 'translator'>,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Promise<string> {
  const time = writtenTime(language, { moment: await databaseTime(tx), timeZone });
  return translator.text(language, 'accountMails.marketingAgreed.fact', { time, years: marketingConsentYears });
}

interface ToldAnswer {
  readonly isAgreed: boolean;
  readonly answeredAt: Date;
}

function tell(tx: Tx, kernel: Kernel, person: PersonKey, { isAgreed, answeredAt }: ToldAnswer): Promise<void> {
  return sendAccountNotice(tx, kernel, person, {
    changed: isAgreed ? 'marketingAgreed' : 'marketingDeclined',
    changedAt: answeredAt,
    params: { years: marketingConsentYears },
  });
}

async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database knows no time');
  return row.now;
}
