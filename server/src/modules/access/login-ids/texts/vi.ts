import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  importKinds: {
    loginIdChanges: 'Đổi ID đăng nhập',
    idDecisions: 'Xử lý yêu cầu ID',
  },
  idDecisionsFile: {
    decision: 'Quyết định',
    reason: 'Lý do',
    type: 'Loại',
    types: {
      new: 'ID mới',
      change: 'Đổi ID',
      release: 'Ngừng dùng ID cũ',
    },
  },
  idLetters: {
    asked: {
      heading: 'Đã nhận yêu cầu ID',
      text: 'Đã nhận yêu cầu {{loginId}}. Bạn sẽ được thông báo khi quản trị viên xử lý. Trước đó, ID hiện tại vẫn giữ nguyên và bạn có thể hủy yêu cầu trong Tài khoản của tôi.',
    },
    approved: {
      heading: 'Yêu cầu ID đã được duyệt',
      text: 'Yêu cầu {{loginId}} đã được duyệt.\n\nHãy xác nhận tại mục ID đăng nhập trong Tài khoản của tôi để đổi ID. Trước đó, ID hiện tại vẫn giữ nguyên.',
    },
    releaseApproved: {
      heading: 'Yêu cầu ngừng dùng ID cũ đã được duyệt',
      text: 'Yêu cầu ngừng dùng ID cũ {{loginId}} đã được duyệt.\n\nHãy xác nhận tại mục ID đăng nhập trong Tài khoản của tôi. Sau đó không thể đăng nhập bằng ID này.',
    },
    refused: {
      heading: 'Yêu cầu ID bị từ chối',
      text: 'Yêu cầu {{loginId}} bị từ chối. ID hiện tại vẫn giữ nguyên.\n\nLý do: {{reason}}',
    },
    cancelled: {
      heading: 'Đã hủy yêu cầu ID',
      text: 'Bạn đã hủy yêu cầu {{loginId}}.',
    },
    ended: {
      heading: 'Yêu cầu ID đã duyệt đã hết hạn',
      text: 'Yêu cầu ‘{{loginId}}’ không được xác nhận trong vòng {{days}} ngày sau khi duyệt nên đã bị hủy. Bạn vẫn dùng ID hiện tại và có thể gửi lại yêu cầu trong thời gian được phép thay đổi.',
    },
    changed: {
      heading: 'ID đã được đổi',
      text: 'ID của bạn bây giờ là {{loginId}}. Mật khẩu và trạng thái đăng nhập không đổi.\n\nBạn vẫn có thể đăng nhập bằng {{former}} trong {{days}} ngày nữa.\n\nNếu bạn không yêu cầu, hãy báo ngay cho quản trị viên của công ty.',
    },
    given: {
      heading: 'Bạn có ID mới',
      text: 'Từ bây giờ hãy đăng nhập bằng {{loginId}}. Mật khẩu không đổi.\n\nNếu bạn không yêu cầu, hãy báo ngay cho quản trị viên của công ty.',
    },
    released: {
      heading: 'ID cũ đã ngừng dùng',
      text: 'Không thể đăng nhập bằng {{loginId}} nữa. ID hiện tại không đổi.',
    },
    takenBack: {
      heading: 'Việc đổi ID đã được hoàn tác',
      text: 'Quản trị viên đã hoàn tác việc đổi ID. Hãy đăng nhập lại bằng {{loginId}}; {{former}} không dùng được nữa.\n\nMật khẩu và trạng thái đăng nhập không đổi.',
    },
    takenBackKept: {
      heading: 'Việc đổi ID đã được hoàn tác',
      text: 'Quản trị viên đã hoàn tác việc đổi ID. Hãy đăng nhập lại bằng {{loginId}}. Như trước, {{former}} vẫn đăng nhập được trong {{days}} ngày nữa.\n\nMật khẩu và trạng thái đăng nhập không đổi.',
    },
    reopened: {
      heading: 'Yêu cầu ID đang chờ xử lý lại',
      text: 'Quyết định về yêu cầu {{loginId}} đã được hoàn tác. Bạn sẽ được thông báo khi quản trị viên xử lý lại. Trước đó, ID hiện tại vẫn giữ nguyên và bạn có thể hủy yêu cầu trong Tài khoản của tôi.',
    },
    deciderCancelled: {
      heading: 'Yêu cầu ID bạn đã duyệt bị hủy',
      text: 'Người yêu cầu đã hủy yêu cầu {{loginId}}.',
    },
    deciderCompleted: {
      heading: 'Yêu cầu ID bạn đã duyệt được xác nhận',
      text: 'Người yêu cầu đã xác nhận yêu cầu {{loginId}}.',
    },
    deciderReopened: {
      heading: 'Quyết định của bạn về một yêu cầu ID đã được hoàn tác',
      text: 'Yêu cầu {{loginId}} đã trở lại trạng thái trước khi bạn xử lý.',
    },
  },
};
