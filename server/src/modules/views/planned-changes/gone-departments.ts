import { fallbackLanguage, readsKorean, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { cancelPlans } from '../../../kernel/operations/stored/plan-acts.ts';
import type { GoneDepartment } from '../../../platform/contributions.ts';
import { keepMessage } from '../../people/notifications/index.ts';
import { notifyOfPlanned } from './ahead.ts';
import { readActingLanguages } from './refused.sql.ts';

/** Changes that are called off with their people and heads notified; of more, the planners alone are. */
const calledOffMax = 200;

/** Cancels the changes that name a deleted department: a later one of its code is another. Notifies planners, and those concerned. */
export async function cancelOfDeleted(
  tx: Tx,
  kernel: Pick<Kernel, 'contributed' | 'keyring' | 'translator'>,
  department: GoneDepartment,
): Promise<void> {
  const { companyCode, departmentCode, departmentName, englishDepartmentName } = department;
  const target = { kind: 'department', id: departmentCode };
  const cancelled = (await cancelPlans(tx, kernel.keyring, { companyCode, target })).filter(({ isShown }) => isShown);
  const byPlanner = Map.groupBy(cancelled, ({ plannerId }) => plannerId);
  const languages = await readActingLanguages(tx, companyCode, [...byPlanner.keys()]);
  for (const [personId, stored] of languages) {
    const language = toLanguage(stored) ?? fallbackLanguage;
    const name = readsKorean(language) ? departmentName : englishDepartmentName || departmentName;
    const params = { name, count: byPlanner.get(personId)?.length ?? 0 };
    const say = (key: string) => kernel.translator.text(language, `plannedChanges.deleted.${key}`, params);
    await keepMessage(tx, kernel, { companyCode, personId }, { subject: say('heading'), text: say('text') });
  }
  for (const { step, dueOn } of cancelled.slice(0, calledOffMax)) {
    if (step) await notifyOfPlanned(tx, kernel, { companyCode, step, dueOn, isCalledOff: true });
  }
}
