import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  plannedChanges: {
    unmade: {
      one: 'Một thay đổi đã lên lịch không được thực hiện',
      many: '{{count}} thay đổi đã lên lịch không được thực hiện',
      text: 'Các thay đổi sau không được thực hiện vào ngày áp dụng. Hãy xem lý do và lên lịch lại nếu vẫn cần.',
      line: '- {{day}}, {{name}}, {{change}}: {{reason}}',
      lineOfDepartment: '- {{day}}, {{name}}, {{change}}: {{reason}}',
      more: '- và {{count}} thay đổi khác',
    },
    deleted: {
      heading: 'Phòng ban có thay đổi đã lên lịch đã bị xóa',
      text_one:
        'Phòng ban {{name}} đã bị xóa. {{count}} thay đổi bạn đã lên lịch có phòng ban này cũng đã bị hủy. Nếu vẫn cần, hãy lên lịch lại với phòng ban khác.',
      text_other:
        'Phòng ban {{name}} đã bị xóa. {{count}} thay đổi bạn đã lên lịch có phòng ban này cũng đã bị hủy. Nếu vẫn cần, hãy lên lịch lại với phòng ban khác.',
    },
    orphaned: {
      heading: 'Có thay đổi đã lên lịch cần người tiếp nhận',
      text_one:
        'Còn {{count}} thay đổi do {{name}} lên lịch. Nếu không có quản trị viên tiếp nhận, chúng sẽ không được thực hiện vào ngày áp dụng. Hãy tiếp nhận hoặc hủy trong danh sách thay đổi đã lên lịch.',
      text_other:
        'Còn {{count}} thay đổi do {{name}} lên lịch. Nếu không có quản trị viên tiếp nhận, chúng sẽ không được thực hiện vào ngày áp dụng. Hãy tiếp nhận hoặc hủy trong danh sách thay đổi đã lên lịch.',
    },
    kinds: {
      moveEmployee: 'Chuyển phòng ban',
      setJobRank: 'Thay đổi cấp bậc',
      setJobTitle: 'Thay đổi chức danh',
      retireEmployee: 'Nghỉ việc',
      reinstateEmployee: 'Phục chức',
      putOnLeave: 'Nghỉ dài hạn',
      returnFromLeave: 'Kết thúc nghỉ dài hạn',
      endDispatch: 'Kết thúc biệt phái',
      suspendEmployee: 'Tạm ngưng truy cập',
      changeHeads: 'Thay đổi trưởng phòng',
      other: 'Thay đổi tình trạng làm việc',
    },
  },
};
