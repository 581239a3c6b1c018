import { personFields, type PersonFieldName } from '@madang/contract/people/people/fields.ts';
import { type IndexColumn, type KeyedColumns, sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import { contactIndex, type IndexedField } from './contact-indexes.ts';
import { aadOf } from './person-columns.ts';

const sealed = (Object.keys(personFields) as PersonFieldName[]).filter(
  (name) => personFields[name].storage !== 'plain',
);
const found = ['externalMail', 'mobile', 'opencode', 'birthday'] as const;

/** Keyed columns of people's records: their encrypted fields, and the indexes that find people by some of them. */
export const keyedPeople: KeyedColumns = {
  sealed: sealed.map((name) =>
    sealedColumn('people', personFields[name].column, ['person_id'], (personId) => aadOf(name, personId)),
  ),
  indexes: [...found.map(indexOf), { table: 'waiting_contacts', column: 'contact_index', renewed: 'followed' }],
};

function indexOf(name: IndexedField): IndexColumn {
  const { column } = personFields[name];
  return {
    table: 'people',
    column: `${column}_index`,
    renewed: 'computed',
    from: column,
    by: ['person_id'],
    compute: (keyring, value) => contactIndex(keyring, name, value),
  };
}
