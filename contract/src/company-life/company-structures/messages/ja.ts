import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    STRUCTURE_CODE_LENGTH: 'コードは{{0}}～{{1}}文字で入力してください。',
    STRUCTURE_CODE_TAKEN: 'このコードはすでに使用されています。',
    STRUCTURE_COMPANY_UNKNOWN: 'このコードで利用中の会社はありません。',
    STRUCTURE_MEMBER: 'この会社はすでに会社グループに所属しています。',
    STRUCTURE_NOT_MEMBER: 'この会社は会社グループに所属していません。',
    STRUCTURE_LEADING: 'ほかの会社を招待できるのは代表会社のみです。代表会社はグループから脱退できません。',
    STRUCTURE_LIMIT: '会社グループに所属できるのは、招待中の会社を含めて{{0}}社までです。',
    STRUCTURE_OFFER_OPEN: 'この会社への依頼がまだ有効です。取り消すか、回答をお待ちください。',
    STRUCTURE_OFFER_OVER: 'この依頼はすでに終了しています。',
  },
  fields: {
    newLeadingCode: '新しい代表会社のコード',
    companyStructureCode: 'グループコード',
    companyStructureName: 'グループ名',
    englishCompanyStructureName: '英語名',
  },
};
