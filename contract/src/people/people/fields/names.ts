import { englishPersonName, personName } from '../../../kernel/names/person-name.ts';
import { optionalName } from '../../../kernel/rules.ts';
import { changed, common, field, type PersonField, recorded, sealed, shared } from '../field.ts';
import { textMaxLength } from '../limits.ts';
import { english, line } from './record-texts.ts';

/** Names of a person. */
export const nameFields = {
  surname: field({
    ...recorded,
    rule: personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' }),
    colleagues: 'always',
    column: 'surname',
    control: 'own',
  }),
  givenName: field({
    ...recorded,
    rule: personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' }),
    colleagues: 'always',
    column: 'given_name',
    control: 'own',
  }),
  displayName: field({
    ...recorded,
    places: ['list', 'panel', 'form', 'change'],
    rule: optionalName(textMaxLength),
    column: 'display_name',
    control: 'text',
    group: 'name',
  }),
  englishName: field({
    ...common,
    ...changed,
    rule: englishPersonName,
    column: 'english_name',
    places: ['list', 'panel', 'form', 'change', 'export'],
    isOptional: true,
    control: 'text',
    group: 'name',
    typed: 'english',
    colleagues: 'always',
  }),
  /** English surname and given name apart, as other systems ask for them. */
  englishSurname: field({
    ...recorded,
    ...shared,
    ...english,
    column: 'english_surname',
  }),
  englishGivenName: field({
    ...recorded,
    ...shared,
    ...english,
    column: 'english_given_name',
  }),
  nickname: field({
    ...sealed,
    ...shared,
    ...line,
    column: 'nickname',
    group: 'name',
    colleagues: 'chosen',
  }),
} as const satisfies Readonly<Record<string, PersonField>>;
