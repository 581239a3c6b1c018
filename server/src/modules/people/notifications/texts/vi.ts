import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      heading: 'Mật khẩu của bạn đã được thay đổi',
      text: 'Mật khẩu tài khoản Madang của bạn đã được thay đổi vào {{time}}.\n\nNếu chính bạn đã thay đổi, bạn không cần làm gì thêm. Nếu không phải bạn, {{tell}}',
    },
    passwordGiven: {
      heading: 'Mật khẩu của bạn đã được đặt lại',
      text: 'Quản trị viên của công ty đã đặt lại mật khẩu tài khoản Madang của bạn vào {{time}}. Bạn đã bị đăng xuất khỏi mọi thiết bị. Hãy đăng nhập bằng mật khẩu tạm thời mà quản trị viên cung cấp, rồi chọn mật khẩu mới.\n\nNếu bạn không yêu cầu việc này, {{tell}}',
    },
    trialEnded: {
      heading: 'Tài khoản dùng thử của bạn đã thành tài khoản thường',
      text: 'Tài khoản dùng thử Madang của bạn đã trở thành tài khoản thường vào {{time}}. ID, mật khẩu và dữ liệu đã lưu vẫn giữ nguyên.\n\nNếu có thắc mắc, {{tell}}',
    },
    externalMailChanged: {
      heading: 'Email bên ngoài của bạn đã được thay đổi',
      text: 'Email bên ngoài của tài khoản Madang của bạn đã được thay đổi vào {{time}}. Từ nay mã xác minh và thông báo sẽ được gửi đến địa chỉ mới.\n\nNếu chính bạn đã thay đổi, bạn không cần làm gì thêm. Nếu không phải bạn, {{tell}}',
    },
    mobileAdded: {
      heading: 'Số di động đã được thêm vào tài khoản của bạn',
      text: 'Số di động đã được thêm vào tài khoản Madang của bạn vào {{time}}.\n\nNếu chính bạn đã thêm, bạn không cần làm gì thêm. Nếu không phải bạn, {{tell}}',
    },
    mobileChanged: {
      heading: 'Số di động của bạn đã được thay đổi',
      text: 'Số di động của tài khoản Madang của bạn đã được thay đổi hoặc xóa vào {{time}}.\n\nNếu chính bạn đã thay đổi, bạn không cần làm gì thêm. Nếu không phải bạn, {{tell}}',
    },
    closed: {
      heading: 'Tài khoản của bạn đã đóng',
      text: 'Tài khoản Madang của bạn đã được đóng {{time}}. Mọi thiết bị đã đăng xuất và không ai có thể đăng nhập bằng tài khoản này nữa.\n\nThông tin cần lưu giữ được tách riêng và sẽ bị hủy sau {{days}} ngày. Những gì bạn đã viết cho công ty vẫn còn nhưng không hiện tên bạn.\n\nNếu không phải bạn tự đóng, {{tell}}',
    },
    hintsChanged: {
      heading: 'Câu hỏi bảo mật của bạn đã thay đổi',
      text: 'Câu hỏi bảo mật của tài khoản Madang đã được thay đổi {{time}}.\n\nNếu chính bạn thay đổi thì không cần làm gì. Nếu không phải, {{tell}}',
    },
    pinChanged: {
      heading: 'Mã PIN khôi phục của bạn đã thay đổi',
      text: 'Mã PIN khôi phục của tài khoản Madang đã được đặt, thay đổi hoặc xóa {{time}}.\n\nNếu chính bạn thực hiện thì không cần làm gì. Nếu không phải, {{tell}}',
    },
    pinBlocked: {
      heading: 'Mã PIN khôi phục của bạn bị khóa',
      text: 'Mã PIN khôi phục của tài khoản Madang đã bị nhập sai năm lần, nên không thể dùng để đặt lại mật khẩu kể từ {{time}}. Mật khẩu của bạn không thay đổi và bạn vẫn đăng nhập như thường.\n\nNếu chính bạn đã nhập, hãy nhờ bộ phận hỗ trợ hoặc quản trị viên của công ty mở khóa. Nếu không phải, {{tell}}',
    },
    pinUnblocked: {
      heading: 'Mã PIN khôi phục của bạn đã được mở khóa',
      text: 'Mã PIN khôi phục của tài khoản Madang đã được mở khóa {{time}}. Bạn có thể dùng lại chính mã PIN đó.\n\nNếu bạn không yêu cầu việc này, {{tell}}',
    },
    keyReleased: {
      heading: 'Khóa cá nhân của bạn đã được giải phóng',
      text: 'Khóa cá nhân của tài khoản Madang đã được giải phóng {{time}}. Không thể mở các tệp đã niêm phong bằng khóa này nữa. Bạn có thể đăng ký khóa mới trong Tài khoản của tôi.\n\nNếu bạn không yêu cầu việc này, {{tell}}',
    },
    keyReset: {
      heading: 'Khóa cá nhân của bạn đã được đặt lại',
      text: 'Quản trị viên của công ty đã đặt lại khóa cá nhân của tài khoản Madang {{time}}. Không thể mở các tệp đã niêm phong bằng khóa này nữa. Bạn có thể đăng ký khóa mới trong Tài khoản của tôi.\n\nNếu bạn không yêu cầu việc này, {{tell}}',
    },
    loginIdGiven: {
      heading: 'Tài khoản của bạn có ID mới',
      text: 'Đơn vị vận hành dịch vụ đã cấp ID mới cho tài khoản Madang của bạn {{time}}. Từ nay hãy đăng nhập bằng {{id}}; mật khẩu không đổi.\n\nNếu bạn không yêu cầu việc này, hãy báo ngay cho trung tâm hỗ trợ.',
    },
    companyEnded: {
      heading: 'Công ty của bạn đã ngừng sử dụng dịch vụ',
      text: '{{company}} đã ngừng sử dụng Madang {{time}}. Mọi người đã bị đăng xuất và không ai có thể đăng nhập hoặc tham gia nữa.\n\nDữ liệu của công ty và thành viên sẽ bị hủy sau {{until}} và không thể khôi phục. Bằng chứng đồng ý điều khoản và nhật ký truy cập được giữ theo thời hạn luật định.\n\nTrước thời điểm đó, bạn có thể nhờ trung tâm hỗ trợ hủy việc ngừng này. Nếu bạn không biết việc này, hãy báo ngay cho chúng tôi.',
    },
    companyTakenBack: {
      heading: 'Việc công ty ngừng sử dụng đã được hủy',
      text: 'Việc {{company}} ngừng sử dụng Madang đã được hủy {{time}}. Mọi người có thể đăng nhập lại và dữ liệu vẫn như cũ.',
    },
    marketingAgreed: {
      heading: 'Bạn đã đồng ý nhận thông tin tiếp thị',
      fact: 'Bạn đã đồng ý nhận thông tin tiếp thị của Madang {{time}} và sự đồng ý này đã được ghi nhận. Sự đồng ý có hiệu lực {{years}} năm; sau đó chúng tôi sẽ hỏi lại bạn.\n\nBạn có thể rút lại bất cứ lúc nào trong “Tài khoản của tôi” > “Đồng ý”.',
      text: 'Nếu không phải bạn đã đồng ý, {{tell}}',
    },
    marketingDeclined: {
      heading: 'Bạn đã rút lại sự đồng ý nhận thông tin tiếp thị',
      text: 'Bạn đã rút lại sự đồng ý nhận thông tin tiếp thị của Madang {{time}} và việc này đã được ghi nhận. Từ nay chúng tôi không gửi thông tin tiếp thị cho bạn nữa.\n\nBạn có thể đồng ý lại bất cứ lúc nào trong “Tài khoản của tôi” > “Đồng ý”. Nếu không phải bạn đã rút lại, {{tell}}',
    },
    copiedDevice: {
      heading: 'Thông tin thiết bị tin cậy của bạn có thể đã bị sao chép',
      text: 'Vào lúc {{time}}, có người đã dùng thông tin cũ của một thiết bị tin cậy để đăng nhập vào tài khoản Madang của bạn. Thông tin này có thể đã bị sao chép nên thiết bị không còn được tin cậy và cần xác minh hai bước lại.\n\nNgười đã thử đăng nhập biết mật khẩu của bạn. Nếu không phải bạn, hãy đổi mật khẩu và {{tell}}',
    },
    newDevice: {
      heading: 'Một thiết bị mới đã đăng nhập vào tài khoản của bạn',
      text: 'Một thiết bị mới ({{device}}) đã đăng nhập vào tài khoản Madang của bạn lúc {{time}}.\n\nNếu đó là bạn, bạn không cần làm gì. Nếu không phải, hãy đổi mật khẩu và {{tell}}\n\nBạn có thể tắt thông báo này trong “Tài khoản của tôi” > “Bảo mật”.',
      unknown:
        'Một thiết bị mới đã đăng nhập vào tài khoản Madang của bạn lúc {{time}}.\n\nNếu đó là bạn, bạn không cần làm gì. Nếu không phải, hãy đổi mật khẩu và {{tell}}\n\nBạn có thể tắt thông báo này trong “Tài khoản của tôi” > “Bảo mật”.',
    },
    factors: {
      headings: {
        appAdded: 'Ứng dụng xác thực đã được thiết lập cho tài khoản của bạn',
        appRemoved: 'Ứng dụng xác thực đã bị gỡ khỏi tài khoản của bạn',
        passkeyAdded: 'Khóa truy cập đã được đăng ký cho tài khoản của bạn',
        passkeyRemoved: 'Khóa truy cập đã bị gỡ khỏi tài khoản của bạn',
        passkeyCopied: 'Đăng nhập bị từ chối: khóa truy cập có thể đã bị sao chép',
        recoveryCodesRenewed: 'Mã khôi phục mới đã được tạo cho tài khoản của bạn',
        reset: 'Xác minh hai bước của tài khoản đã bị tắt',
        taken: 'Một phương thức xác minh hai bước đã bị xóa',
        guessed: 'Mã xác minh hai bước đã bị nhập sai nhiều lần',
        recoveryCodeUsed: 'Mã khôi phục đã được dùng để đăng nhập tài khoản của bạn',
      },
      appAdded:
        'Ứng dụng xác thực đã được thiết lập cho tài khoản Madang của bạn vào {{time}}. Từ nay, mỗi lần đăng nhập sẽ cần mã trong ứng dụng.\n\nNếu chính bạn thực hiện, bạn không cần làm gì thêm. Nếu không phải, {{tell}}',
      appRemoved:
        'Ứng dụng xác thực của tài khoản Madang của bạn đã bị gỡ vào {{time}}.\n\nNếu chính bạn thực hiện, bạn không cần làm gì thêm. Nếu không phải, {{tell}}',
      passkeyAdded:
        'Một khóa truy cập đã được đăng ký cho tài khoản Madang của bạn vào {{time}}. Từ nay bạn có thể dùng khóa này để xác nhận khi đăng nhập.\n\nNếu chính bạn thực hiện, bạn không cần làm gì thêm. Nếu không phải, {{tell}}',
      passkeyRemoved:
        'Một khóa truy cập của tài khoản Madang của bạn đã bị gỡ vào {{time}}.\n\nNếu chính bạn thực hiện, bạn không cần làm gì thêm. Nếu không phải, {{tell}}',
      passkeyCopied:
        'Một lượt đăng nhập vào tài khoản Madang của bạn đã bị từ chối vào {{time}}: khóa truy cập “{{name}}” có vẻ đã bị sao chép.\n\nNgười thử đăng nhập biết mật khẩu của bạn. Hãy đổi mật khẩu, gỡ khóa này rồi đăng ký khóa mới. Nếu không phải bạn, {{tell}}',
      recoveryCodesRenewed:
        'Mã khôi phục mới của tài khoản Madang của bạn đã được tạo vào {{time}}. Các mã cũ không còn hiệu lực.\n\nNếu chính bạn thực hiện, bạn không cần làm gì thêm. Nếu không phải, {{tell}}',
      reset:
        'Quản trị viên đã tắt xác minh hai bước của tài khoản Madang của bạn vào {{time}}. Bạn đã bị đăng xuất khỏi mọi thiết bị; bạn có thể thiết lập lại sau khi đăng nhập bằng mật khẩu.\n\nNếu bạn không yêu cầu việc này, {{tell}}',
      taken:
        'Quản trị viên đã xóa một phương thức xác minh hai bước của tài khoản Madang của bạn vào {{time}}. Bạn đã bị đăng xuất khỏi mọi thiết bị; các phương thức còn lại vẫn dùng được.\n\nNếu bạn không yêu cầu việc này, {{tell}}',
      resetByOperator:
        'Đơn vị vận hành Madang đã tắt xác minh hai bước của tài khoản Madang của bạn vào {{time}}. Bạn đã bị đăng xuất khỏi mọi thiết bị; bạn có thể thiết lập lại sau khi đăng nhập bằng mật khẩu.\n\nNếu bạn không yêu cầu việc này, {{tell}}',
      guessed:
        'Mã xác minh hai bước của tài khoản Madang của bạn đã bị nhập sai nhiều lần cho đến {{time}}, nên tạm thời không nhận mã nào nữa.\n\nNgười nhập mã biết mật khẩu của bạn. Nếu chính bạn thực hiện, hãy đăng nhập lại sau. Nếu không phải, hãy đổi mật khẩu, sau đó {{tell}}',
      recoveryCodeUsed:
        'Một mã khôi phục đã được dùng để đăng nhập vào tài khoản Madang của bạn vào {{time}}.\n\nNếu chính bạn thực hiện, bạn không cần làm gì thêm. Nếu không phải, {{tell}}',
    },
    employment: {
      retired: {
        heading: 'Bạn đã được ghi nhận nghỉ việc',
        text: '{{company}} đã ghi nhận bạn nghỉ việc vào {{time}}. Bạn đã bị đăng xuất khỏi mọi thiết bị và không thể đăng nhập Madang của công ty này nữa.\n\nNếu có nhầm lẫn, {{tell}}',
      },
      retirementPlanned: {
        heading: 'Đã lên lịch nghỉ việc của bạn',
        text: '{{company}} đã lên lịch để bạn nghỉ việc vào {{until}}. Đến lúc đó mọi thứ vẫn như cũ; sau đó bạn không thể đăng nhập Madang của công ty này. Vui lòng chuẩn bị trước những tài liệu bạn cần.\n\nNếu có nhầm lẫn, {{tell}}',
      },
      retirementCalledOff: {
        heading: 'Đã hủy lịch nghỉ việc của bạn',
        text: '{{company}} đã hủy lịch nghỉ việc của bạn vào {{time}}. Bạn vẫn dùng tài khoản như cũ.\n\nNếu có thắc mắc, {{tell}}',
      },
      reinstated: {
        heading: 'Bạn đã được phục chức',
        text: '{{company}} đã phục chức cho bạn vào {{time}}. Hãy đăng nhập bằng ID và mật khẩu trước đây, rồi chọn mật khẩu mới. Bạn cần thiết lập lại xác minh hai bước.\n\nNếu có nhầm lẫn, {{tell}}',
      },
      suspended: {
        heading: 'Quyền truy cập của bạn bị tạm ngưng',
        text: 'Quản trị viên của {{company}} đã tạm ngưng quyền truy cập tài khoản Madang của bạn vào {{time}}. Bạn đã bị đăng xuất khỏi mọi thiết bị và không thể đăng nhập cho đến khi được mở lại. Dữ liệu của bạn vẫn giữ nguyên.\n\nNếu có thắc mắc, {{tell}}',
      },
      suspendedUntil: {
        heading: 'Quyền truy cập của bạn bị tạm ngưng',
        text: 'Quản trị viên của {{company}} đã tạm ngưng quyền truy cập tài khoản Madang của bạn vào {{time}}. Bạn đã bị đăng xuất khỏi mọi thiết bị và không thể đăng nhập cho đến {{until}}. Dữ liệu của bạn vẫn giữ nguyên.\n\nNếu có thắc mắc, {{tell}}',
      },
      leaveBegun: {
        heading: 'Kỳ nghỉ dài hạn của bạn đã bắt đầu',
        text: 'Kỳ nghỉ dài hạn của bạn tại {{company}} đã bắt đầu vào {{time}}. Chưa có ngày kết thúc; vai trò và dữ liệu của bạn được giữ nguyên.\n\nNếu có nhầm lẫn, {{tell}}',
      },
      leaveBegunUntil: {
        heading: 'Kỳ nghỉ dài hạn của bạn đã bắt đầu',
        text: 'Kỳ nghỉ dài hạn của bạn tại {{company}} đã bắt đầu vào {{time}} và sẽ tự kết thúc vào {{until}}. Vai trò và dữ liệu của bạn được giữ nguyên.\n\nNếu có nhầm lẫn, {{tell}}',
      },
      leaveEnded: {
        heading: 'Kỳ nghỉ dài hạn của bạn đã kết thúc',
        text: 'Kỳ nghỉ dài hạn của bạn tại {{company}} đã kết thúc vào {{time}}. Chào mừng bạn trở lại.\n\nNếu có nhầm lẫn, {{tell}}',
      },
      dispatchBegun: {
        heading: 'Kỳ biệt phái đã bắt đầu',
        text: 'Kỳ biệt phái của bạn từ {{company}} đến công ty khác đã bắt đầu vào {{time}} và kéo dài đến {{until}}. Bạn đăng nhập như trước và chuyển sang cổng của công ty tiếp nhận bằng menu chuyển công ty.\n\nNếu có nhầm lẫn, {{tell}}',
      },
      dispatchEnded: {
        heading: 'Kỳ biệt phái đã kết thúc',
        text: 'Kỳ biệt phái đã kết thúc vào {{time}} và bạn trở lại làm việc tại {{company}}.\n\nNếu có nhầm lẫn, {{tell}}',
      },
      restored: {
        heading: 'Quyền truy cập của bạn đã được mở lại',
        text: 'Quản trị viên của {{company}} đã mở lại quyền truy cập tài khoản Madang của bạn vào {{time}}. Bạn có thể đăng nhập lại.\n\nNếu có thắc mắc, {{tell}}',
      },
    },
    tell: {
      people: 'hãy liên hệ ngay với quản trị viên công ty hoặc tổng đài hỗ trợ.',
      operators: 'hãy liên hệ ngay với người vận hành khác hoặc người phụ trách máy chủ.',
    },
    contactCentre: 'Tổng đài hỗ trợ: {{0}}',
  },
};
