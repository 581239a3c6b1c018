import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  approvalRequests: {
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
