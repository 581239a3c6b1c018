import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { useActorNames } from '../../../kernel/names/actor-name.ts';
import { useOperationText } from '../../../kernel/names/operation-text.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { changedFieldText, fieldsText, useChangedValues, useTargetText, useText } from './texts.ts';

/** Operations that say by their fields what they changed; those of others name a reason, or by what a list was read. */
const changing = /^(change|rename|set|update|move|arrange)-/;
/** More changes are read in the record itself. */
const mostSaid = 2;

/** Says a record as a sentence: actor, target and fields, with values before and after where these are kept. */
export function useSentence(): (record: AuditRecord) => string {
  const t = useText();
  const operationText = useOperationText();
  const targetText = useTargetText();
  const valuesOf = useChangedValues();
  const isKorean = readsKorean(useLanguage());
  const nameOfTarget = ({ target: { name: own, englishName } }: AuditRecord) => (isKorean ? own : englishName || own);
  const nameOf = useActorNames({
    product: t('sentence.product'),
    formerPerson: t('sentence.formerPerson'),
    operatorPerson: t('sentence.operatorPerson'),
  });
  return (record) => {
    const { operation, changes, isUndo, undoes } = record;
    const fields = record.fields.filter(changedFieldText);
    const name = nameOf(record);
    const actor = record.actor ? t('sentence.person', { name }) : name;
    const target = nameOfTarget(record) || targetText(record);
    const [first, ...others] = changes;
    const only = first && others.length === 0 ? first : undefined;
    const [before = '', after = ''] = only ? valuesOf(only) : [];
    const said = { actor, target, field: only ? changedFieldText(only.field) : '', before, after };
    if (isUndo) {
      const what = only
        ? t('sentence.valueBack', said)
        : `${operationText(undoes ?? operation)} · ${targetText(record)}`;
      return t('sentence.undid', { actor, what });
    }
    if (only) return t('sentence.changed', said);
    const named = first ? changes.map(({ field }) => field) : fields;
    if (named.length > 0 && (first || changing.test(operation))) {
      const more = named.length > mostSaid ? ` +${named.length - mostSaid}` : '';
      return t('sentence.named', { actor, target, fields: fieldsText(named.slice(0, mostSaid)) + more });
    }
    return t('sentence.did', { actor, target: targetText(record), what: operationText(operation) });
  };
}
