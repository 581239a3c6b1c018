import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

export interface StoredHint {
  readonly question: string;
  readonly answerHash: string;
}

/** A person's questions in their order. */
export async function selectHints(tx: Tx, keyring: Keyring, person: PersonKey): Promise<StoredHint[]> {
  const rows = await tx
    .selectFrom('hint_questions')
    .select(['position', 'question', 'answer_hash'])
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .orderBy('position')
    .execute();
  return rows.map(({ position, question, answer_hash: answerHash }) => ({
    question: keyring.decrypt(question, questionAad(person.personId, position)),
    answerHash,
  }));
}

/** Puts the questions in the place of those before; the caller holds the person's row. */
export async function replaceHints(
  tx: Tx,
  keyring: Keyring,
  person: PersonKey,
  hints: readonly StoredHint[],
): Promise<void> {
  const { companyCode, personId } = person;
  await tx
    .deleteFrom('hint_questions')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
  if (hints.length === 0) return;
  await tx
    .insertInto('hint_questions')
    .values(
      hints.map(({ question, answerHash }, index) => ({
        company_code: companyCode,
        person_id: personId,
        position: index + 1,
        question: keyring.encrypt(question, questionAad(person.personId, index + 1)),
        answer_hash: answerHash,
      })),
    )
    .execute();
}

export function questionAad(personId: string, position: string | number): string {
  return `hint_questions.question.${personId}.${position}`;
}
