import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    PLAN_DAY: 'Hãy chọn một ngày sau hôm nay và trong vòng {{0}} năm tới.',
    PLAN_LATER:
      'Nếu thực hiện thay đổi này, thay đổi đã lên lịch cho ngày {{0}} sẽ không thực hiện được. Hãy đổi ngày hoặc hủy một trong hai.',
    PLAN_STATE: 'Thay đổi này không còn chờ nữa. Nó đã được thực hiện hoặc đã bị hủy.',
  },
  fields: {
    dueOn: 'Ngày áp dụng',
    change: 'Nội dung thay đổi',
  },
  operations: {
    'check-planned-change': 'Kiểm tra thay đổi đã lên lịch',
    'judge-planned-changes': 'Kiểm tra lại các thay đổi đã lên lịch',
    'plan-change': 'Lên lịch thay đổi',
    'move-planned-change': 'Sửa lịch thay đổi',
    'cancel-planned-change': 'Hủy lịch thay đổi',
    'take-over-planned-change': 'Tiếp nhận lịch thay đổi',
  },
};
