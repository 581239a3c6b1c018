import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    SC199: 'Lịch của công ty ({{0}}) đã có.',
    ANNIVERSARY_LIMIT: 'Có thể có tối đa {{0}} ngày kỷ niệm.',
    ANNIVERSARY_DATE: 'Hãy nhập một ngày có thật theo dạng {{0}}.',
    ANNIVERSARY_YEAR: 'Hãy nhập năm từ {{0}} đến {{1}}.',
    ANNIVERSARY_LEAP_MONTH: 'Năm âm lịch này không có tháng nhuận đó.',
    ANNIVERSARY_LUNAR_DAY: 'Tháng âm lịch này trong năm đó chỉ có 29 ngày.',
    ANNIVERSARY_ONE_DAY: 'Ngày kỷ niệm là trọn một ngày.',
    ANNIVERSARY_COUNT: 'Hãy nhập số nguyên từ 1 đến {{0}}.',
    ANNIVERSARY_UNTIL: 'Ngày kết thúc không được trước lần đầu tiên.',
    HOLIDAY_DAY: 'Hãy nhập ngày thuộc năm đó.',
    HOLIDAY_ORDER: 'Các ngày phải theo thứ tự và không trùng nhau.',
    HOLIDAY_NAME: 'Không có ngày lễ này.',
    HOLIDAY_KIND: 'Ngày nghỉ bù phải là ngày thường, ngày làm bù phải là cuối tuần.',
  },
  fields: {
    subject: 'Tên ngày kỷ niệm',
    date: 'Ngày',
    endDate: 'Ngày kết thúc',
    isLunar: 'Âm lịch',
    isLeapMonth: 'Tháng nhuận',
    isHoliday: 'Ngày nghỉ',
    everyYears: 'Mỗi bao nhiêu năm',
    ends: 'Kết thúc lặp',
    times: 'Số lần',
    until: 'Ngày cuối',
    color: 'Màu',
  },
};
