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
    leaveBegun: {
      heading: 'Một thành viên của phòng nghỉ dài hạn',
      text: '{{name}} ({{department}}) nghỉ dài hạn từ {{time}}.',
    },
    leaveBegunUntil: {
      heading: 'Một thành viên của phòng nghỉ dài hạn',
      text: '{{name}} ({{department}}) nghỉ dài hạn từ {{time}} đến {{until}}.',
    },
    leaveEnded: {
      heading: 'Một thành viên của phòng đã trở lại',
      text: '{{name}} ({{department}}) đã trở lại sau kỳ nghỉ vào {{time}}.',
    },
    dispatchBegun: {
      heading: 'Một thành viên của phòng ban được biệt phái',
      text: '{{name}} ({{department}}) được biệt phái đến công ty khác từ {{time}} đến {{until}}.',
    },
    dispatchEnded: {
      heading: 'Một thành viên của phòng ban kết thúc biệt phái',
      text: 'Kỳ biệt phái của {{name}} ({{department}}) đã kết thúc vào {{time}}.',
    },
    restored: {
      heading: 'Quyền truy cập của một thành viên được mở lại',
      text: 'Quyền truy cập của {{name}} ({{department}}) đã được mở lại vào {{time}}.',
    },
  },
  ahead: {
    own: {
      heading: 'Một thay đổi nhân sự của bạn đã được lên lịch',
      text: '{{change}}: dự kiến vào {{day}}.',
    },
    ownOff: {
      heading: 'Một thay đổi nhân sự đã lên lịch bị hủy',
      text: '{{change}}: lịch vào {{day}} đã bị hủy.',
    },
    heads: {
      heading: 'Một thay đổi nhân sự của thành viên đã được lên lịch',
      text: '{{name}} ({{department}}), {{change}}: dự kiến vào {{day}}.',
    },
    headsOff: {
      heading: 'Một thay đổi đã lên lịch của thành viên bị hủy',
      text: '{{name}} ({{department}}), {{change}}: lịch vào {{day}} đã bị hủy.',
    },
    kinds: {
      move: 'Chuyển đến {{to}}',
      retirement: 'Thôi việc',
      leave: 'Nghỉ dài hạn',
    },
  },
  stayedBehind: {
    heading: 'Người đã nghỉ việc vẫn còn mục chưa bàn giao',
    text: '{{name}} ({{department}}) đã nghỉ việc vào {{time}} theo lịch, nhưng một số mục chưa bàn giao được. Vẫn thuộc về {{name}}: {{things}}. Vui lòng chỉ định người khác tiếp nhận.',
    kinds: {
      departmentHeads_one: 'trưởng của {{count}} bộ phận',
      departmentHeads_other: 'trưởng của {{count}} bộ phận',
      invitations_one: '{{count}} lời mời',
      invitations_other: '{{count}} lời mời',
      savedViews_one: '{{count}} chế độ xem chia sẻ',
      savedViews_other: '{{count}} chế độ xem chia sẻ',
      exports_one: '{{count}} tệp đã xuất',
      exports_other: '{{count}} tệp đã xuất',
    },
  },
};
