import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  recordsFile: {
    name: 'Nhật ký kiểm tra',
    company: 'Công ty',
    companyCode: 'Mã công ty',
    when: 'Thời gian',
    who: 'Người thực hiện',
    whoId: 'ID thành viên',
    what: 'Thao tác',
    operation: 'Mã thao tác',
    item: 'Đối tượng',
    itemKind: 'Loại đối tượng',
    itemId: 'ID đối tượng',
    fields: 'Mục hoặc lý do',
    detail: 'Chi tiết',
    address: 'Địa chỉ mạng',
    record: 'ID bản ghi',
    product: 'Hệ thống',
    formerPerson: 'Thành viên cũ',
    operatorPerson: 'Đơn vị vận hành nền tảng',
  },
};
