import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    COMPANY_ROLE_IN_USE: 'Vẫn còn người giữ vai trò này hoặc vai trò vẫn được cấp quyền. Hãy thu hồi trước.',
    COMPANY_ROLE_LIMIT: 'Có thể thêm tối đa {{0}} vai trò.',
    COMPANY_ROLE_NAME_TAKEN: 'Tên này đã được sử dụng.',
    GRANT_BEYOND_OWN: 'Chỉ có thể cấp những quyền bạn đang có, trong phạm vi, thời hạn và khung giờ của bạn.',
    GRANT_UNKNOWN: 'Không thể cấp quyền hoặc vai trò này.',
  },
  fields: {
    companyRoleName: 'Tên',
    permissions: 'Quyền',
  },
  operations: {
    'create-company-role': 'Thêm vai trò',
    'change-company-role': 'Thay đổi vai trò',
    'delete-company-role': 'Xóa vai trò',
    'restore-company-role': 'Khôi phục vai trò',
  },
};
