import { hintsChanging } from '@madang/contract/access/security-questions/inputs.ts';
import { hintProperties } from '@madang/contract/access/security-questions/limits.ts';
import { comparableAnswer } from '@madang/contract/access/security-questions/rules.ts';
import { sql } from 'kysely';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { refuseSynchronising } from '../../../people/person-records/index.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { replaceHints } from '../security-questions.sql.ts';

/** ACC-08: replaces all of the person's own questions. The password is asked, for they guard the way back to it. */
export const changeHints = defineOperation({
  name: 'change-hints',
  input: hintsChanging,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'CO429', 'EM0011', 'MB657', 'MB708', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  async prepare(context, { hints, ...proof }) {
    const { kernel, refuse } = context;
    if ((await kernel.properties.get(hintProperties.isAsked)) !== 'Y') throw refuse('CO404');
    const proven = await provePassword(context, proof);
    const hashed = await Promise.all(
      hints.map(async ({ question, answer }) => ({
        question,
        answerHash: await kernel.hasher.hash(comparableAnswer(answer)),
      })),
    );
    return { proven, hashed };
  },
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: { proven, hashed }, refuse }) {
    const person = { companyCode, personId };
    await refuseSynchronising(tx, person);
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    await replaceHints(tx, kernel.keyring, person, hashed);
    const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
    await sendAccountNotice(tx, kernel, person, { changed: 'hints', changedAt: rows[0]?.now ?? new Date() });
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['hints'] } };
  },
});
