import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { useActorNames } from '../../../kernel/names/actor-name.ts';
import { useOperationText } from '../../../kernel/names/operation-text.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { changedFieldText, fieldsText, useTargetText, useText, useValueText } from './texts.ts';

/** Operations that say by their fields what they changed; those of others name a reason, or by what a list was read. */
const changing = /^(change|rename|set|update|move|arrange)-/;
/** More changes are read in the record itself. */
const mostSaid = 2;

/** Says a record as a sentence: actor, target and fields, with values before and after where these are kept. */
export function useSentence(): (record: AuditRecord) => string {
  const t = useText();
  const operationText = useOperationText();
  const targetText = useTargetText();
  const valueText = useValueText();
  const isKorean = readsKorean(useLanguage());
  const nameOfTarget = ({ target: { name: own, englishName } }: AuditRecord) => (isKorean ? own : englishName || own);
  const nameOf = useActorNames({
    product: t('sentence.product'),
    formerPerson: t('sentence.formerPerson'),
    operatorPerson: t('sentence.operatorPerson'),
  });
  return (record) => {
    const { operation, fields, changes } = record;
    const name = nameOf(record);
    const actor = record.actor ? t('sentence.person', { name }) : name;
    const target = nameOfTarget(record) || targetText(record);
    const [first, ...others] = changes;
    if (first && others.length === 0) {
      const [before, after] = [valueText(first.field, first.before), valueText(first.field, first.after)];
      return t('sentence.changed', { actor, target, field: changedFieldText(first.field), before, after });
    }
    const named = first ? changes.map(({ field }) => field) : fields;
    if (named.length > 0 && (first || changing.test(operation))) {
      const more = named.length > mostSaid ? ` +${named.length - mostSaid}` : '';
      return t('sentence.named', { actor, target, fields: fieldsText(named.slice(0, mostSaid)) + more });
    }
    return t('sentence.did', { actor, target: targetText(record), what: operationText(operation) });
  };
}
