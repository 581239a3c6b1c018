import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    SUB_ORGANISATION_LIMIT: 'Bạn có thể thêm tối đa {{0}} chi nhánh.',
    SUB_ORGANISATION_PEOPLE_LIMIT: 'Có thể chỉ định riêng tối đa {{0}} thành viên. Hãy thêm phòng ban của họ.',
    SUB_ORGANISATION_CODE_LENGTH: 'Nhập mã gồm {{0}} đến {{1}} ký tự.',
    SUB_ORGANISATION_TAKEN: 'Mã này đã được sử dụng.',
  },
  fields: {
    idChangeFrom: 'Đổi ID từ ngày',
    idChangeUntil: 'Đổi ID đến ngày',
    subOrganisationCode: 'Mã chi nhánh',
    subOrganisationName: 'Tên chi nhánh',
    englishSubOrganisationName: 'Tên tiếng Anh',
  },
};
