import { board, type CountryPresets, menu, rank } from './preset.ts';

export const presets: CountryPresets = {
  ranks: {
    ladder: [
      rank('DIRECTOR', 'Giám đốc'),
      rank('DEPUTY', 'Phó giám đốc'),
      rank('MGR', 'Trưởng phòng'),
      rank('DMGR', 'Phó phòng'),
      rank('LEADER', 'Trưởng nhóm'),
      rank('STAFF', 'Nhân viên'),
      rank('INTERN', 'Thực tập sinh'),
    ],
    flat: [rank('MANAGER', 'Quản lý'), rank('LEADER', 'Trưởng nhóm'), rank('MEMBER', 'Nhân viên')],
    experts: [
      rank('PRINCIPAL', 'Kỹ sư trưởng'),
      rank('SENIOR', 'Kỹ sư cao cấp'),
      rank('ENGINEER', 'Kỹ sư'),
      rank('JUNIOR', 'Kỹ sư tập sự'),
    ],
  },
  boards: {
    basic: [board('Thông báo', 'Notices'), board('Trao đổi tự do', 'FreeTalk')],
    more: [board('Thông báo', 'Notices'), board('Trao đổi tự do', 'FreeTalk'), board('Tài liệu', 'Library')],
  },
  menus: {
    offices: [
      menu('Thuế điện tử', 'Tax', 'https://thuedientu.gdt.gov.vn'),
      menu('Bảo hiểm xã hội', 'SocialInsurance', 'https://baohiemxahoi.gov.vn'),
      menu('Dịch vụ công', 'PublicService', 'https://dichvucong.gov.vn'),
    ],
    pages: [
      menu('Tải ứng dụng nhắn tin', 'Messenger', '/supportapp/download'),
      menu('Đổi mật khẩu', 'Password', '/loginapp/password/change'),
    ],
  },
  anniversaries: {
    founding: [{ subject: 'Ngày thành lập công ty', englishSubject: 'Founding day', date: '' }],
    year: [
      { subject: 'Ngày thành lập công ty', englishSubject: 'Founding day', date: '' },
      { subject: 'Ngày Quốc tế Phụ nữ', englishSubject: 'International Women’s Day', date: '03-08' },
      { subject: 'Ngày Phụ nữ Việt Nam', englishSubject: 'Vietnamese Women’s Day', date: '10-20' },
    ],
  },
};
