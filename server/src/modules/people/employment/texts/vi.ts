import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  headsOfDepartment: {
    retired: {
      heading: 'Một thành viên của phòng đã nghỉ việc',
      text: '{{name}} ({{department}}) đã nghỉ việc vào {{time}}.',
    },
    retirementPlanned: {
      heading: 'Một thành viên của phòng sắp nghỉ việc',
      text: '{{name}} ({{department}}) sẽ nghỉ việc vào {{until}}.',
    },
    retirementCalledOff: {
      heading: 'Đã hủy lịch nghỉ việc của một thành viên',
      text: 'Lịch nghỉ việc của {{name}} ({{department}}) đã được hủy vào {{time}}.',
    },
    reinstated: {
      heading: 'Một thành viên của phòng đã được phục chức',
      text: '{{name}} ({{department}}) đã được phục chức vào {{time}}.',
    },
    suspended: {
      heading: 'Quyền truy cập của một thành viên bị tạm ngưng',
      text: 'Quyền truy cập của {{name}} ({{department}}) bị tạm ngưng từ {{time}}.',
    },
    suspendedUntil: {
      heading: 'Quyền truy cập của một thành viên bị tạm ngưng',
      text: 'Quyền truy cập của {{name}} ({{department}}) bị tạm ngưng từ {{time}} và tự động mở lại vào {{until}}.',
    },
    restored: {
      heading: 'Quyền truy cập của một thành viên được mở lại',
      text: 'Quyền truy cập của {{name}} ({{department}}) đã được mở lại vào {{time}}.',
    },
  },
};
