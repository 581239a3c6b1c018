import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  approvalRequests: {
    held: {
      retire: 'Cho nghỉ việc',
      grant: 'Cấp quyền',
      export: 'Xuất danh sách thành viên',
      import: 'Áp dụng tệp nhập',
      deleteDepartment: 'Xóa phòng ban',
    },
    carriedOut: {
      heading: 'Đã thực hiện thay đổi được duyệt: {{title}}',
      text: 'Thay đổi do {{name}} yêu cầu đã được duyệt và thực hiện.',
    },
    notCarriedOut: {
      heading: 'Không thực hiện được thay đổi đã duyệt: {{title}}',
      text: 'Thay đổi do {{name}} yêu cầu đã được duyệt nhưng không còn thực hiện được.',
    },
    expired: {
      heading: 'Đề nghị đã hết hạn: {{title}}',
      text: 'Không có quyết định đúng hạn nên chưa có gì thay đổi. Hãy gửi lại nếu vẫn cần.',
    },
    waits: {
      heading: 'Có đề nghị chờ bạn duyệt: {{title}}',
      text: '{{name}} đề nghị bạn phê duyệt. Hãy mở mục Phê duyệt trên cổng thông tin.',
    },
    standsIn: {
      heading: 'Có đề nghị chờ bạn duyệt thay: {{title}}',
      text: 'Hôm nay bạn duyệt thay {{name}} và có đề nghị đang chờ. Hãy mở mục Phê duyệt trên cổng thông tin.',
    },
    approved: {
      heading: 'Đề nghị đã được duyệt: {{title}}',
      text: '{{name}} đã duyệt và luồng duyệt đã hoàn tất.',
    },
    refused: {
      heading: 'Đề nghị bị từ chối: {{title}}',
      text: '{{name}} đã từ chối.',
    },
    returned: {
      heading: 'Đề nghị được trả lại: {{title}}',
      text: '{{name}} đã trả lại. Hãy sửa rồi gửi lại hoặc rút đề nghị.',
    },
    commented: {
      heading: 'Có bình luận mới: {{title}}',
      text: '{{name}} bình luận:',
    },
    approverLeft: {
      heading: 'Đề nghị được trả lại: {{title}}',
      text: 'Người duyệt {{name}} không còn làm việc tại công ty. Gửi lại để đi theo luồng duyệt hiện tại.',
    },
  },
};
