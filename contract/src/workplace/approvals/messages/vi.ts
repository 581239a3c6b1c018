import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    AP199: 'Công ty này đã có cài đặt phê duyệt.',
    APPROVAL_RANGE: 'Hãy nhập số nguyên từ {{0}} đến {{1}}.',
  },
  fields: {
    keptDays: 'Số ngày lưu tài liệu',
    maxApprovers: 'Số người phê duyệt tối đa',
    maxAgreers: 'Số người đồng thuận tối đa',
    maxReferees: 'Số người được đồng gửi tối đa',
    maxReceivers: 'Số người nhận tối đa',
    allowsDelegation: 'Cho phép người phê duyệt ủy quyền',
    allowsLaterApproval: 'Cho phép phê duyệt sau',
    documentOwner: 'Tài liệu thuộc về',
  },
};
