import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    STRUCTURE_CODE_LENGTH: 'Hãy nhập mã dài từ {{0}} đến {{1}} ký tự.',
    STRUCTURE_CODE_TAKEN: 'Mã này đã được sử dụng.',
    STRUCTURE_COMPANY_UNKNOWN: 'Không có công ty nào đang hoạt động với mã này.',
    STRUCTURE_MEMBER: 'Công ty đã thuộc một nhóm công ty.',
    STRUCTURE_NOT_MEMBER: 'Công ty không thuộc nhóm công ty này.',
    STRUCTURE_LEADING: 'Chỉ công ty đứng đầu được mời công ty khác, và công ty đứng đầu không thể rời nhóm.',
    STRUCTURE_LIMIT: 'Nhóm công ty có tối đa {{0}} công ty, kể cả lời mời đang chờ.',
    STRUCTURE_OFFER_OPEN: 'Yêu cầu với công ty này vẫn đang chờ. Hãy rút lại hoặc đợi trả lời.',
    STRUCTURE_OFFER_OVER: 'Yêu cầu này đã kết thúc.',
  },
  fields: {
    newLeadingCode: 'Mã công ty đứng đầu mới',
    companyStructureCode: 'Mã nhóm',
    companyStructureName: 'Tên nhóm',
    englishCompanyStructureName: 'Tên tiếng Anh',
  },
};
