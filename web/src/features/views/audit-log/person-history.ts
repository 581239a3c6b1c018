import { personFields } from '@madang/contract/people/people/fields.ts';
import type { AuditRecord } from './api.ts';

type About = Pick<AuditRecord, 'operation' | 'target' | 'fields' | 'changes'>;

/** Fields of a person's history beside those of the record. */
const others: ReadonlySet<string> = new Set(['employmentStatus', 'concurrentPost', 'concurrentTitle']);
const reading = /^(read|list|search)-/;

/** Returns the address of a person's history at the field that a record is about; undefined for any other record. */
export function historySearch({ operation, target, fields, changes }: About) {
  if (target.kind !== 'person' || target.name === null || reading.test(operation)) return undefined;
  const names = [...changes.map(({ field }) => field), ...fields];
  const field = names.find((name) => Object.hasOwn(personFields, name) || others.has(name));
  return field === undefined ? undefined : { item: target.id, tab: 'history', field };
}
