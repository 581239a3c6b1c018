import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    SUB_ORGANISATION_LIMIT: '事業所・支社は{{0}}件まで登録できます。',
    SUB_ORGANISATION_PEOPLE_LIMIT: '個別に指定できるメンバーは{{0}}人までです。部署を追加してください。',
    SUB_ORGANISATION_CODE_LENGTH: 'コードは{{0}}～{{1}}文字で入力してください。',
    SUB_ORGANISATION_TAKEN: 'このコードはすでに使用されています。',
  },
  fields: {
    idChangeFrom: 'ID変更の開始日',
    idChangeUntil: 'ID変更の終了日',
    subOrganisationCode: '事業所・支社コード',
    subOrganisationName: '事業所・支社名',
    englishSubOrganisationName: '英語名',
  },
};
