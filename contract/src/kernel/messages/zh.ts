import type { Translated } from '../messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    CO101: '数据读取或保存失败，请稍后重试。',
    CO400: '请求无效，请检查您输入的内容。',
    CO401: '您没有执行此操作的权限。',
    CO403: '请求已被拒绝。',
    CO404: '找不到您要查看的内容。',
    CO405: '不允许此请求。',
    CO406: '无法以所请求的格式返回结果。',
    CO415: '不支持此内容格式。',
    CO429: '请求过于频繁，请稍后重试。',
    CO500: '处理请求时发生错误，请稍后重试。',
    CO503: '此功能暂时无法使用，请稍后重试。',
    AC100: '您尚未登录，请登录后重试。',
    MB_M_REQUIRED: '此项为必填项。',
    MB_M_MAX_LENGTH: '最多可输入 {{0}} 个字符。',
    MB_M_ALPHANUMERIC: '只能输入字母和数字。',
    MB_M_LEADING_SPACE: '不能以空格开头。',
    MB_M_NO_SPACES: '不能包含空格。',
    MB_M_NAME_SPECIAL_VALID: '{{validatedName}}只能使用韩文或英文字母，不能包含逗号、双引号、^ 或 \\。',
    MB_M_DENY_PAGE: '无法直接打开此页面，请从头开始操作。',
    MB_M_MANAGER_JS_MAILFORMATINVALID: '请输入有效的电子邮箱地址。',
    MB_M_EXCEPT_MADANG_ADDR: '此处不能使用 Madang 提供的邮箱，请输入其他邮箱地址。',
    MB_M_EXCEPT_MYSINGLE_ADDR: '该邮箱服务无法接收我们的验证码，请输入其他邮箱地址。',
    MB_M_VALIDATE_NATIONNUMBER: '请选择有效的国家/地区代码。',
    MB_M_VALIDATE_AREANUMBER: '区号不能以 0 开头，例如 010 请输入 10。',
    MB_M_VALIDATE_PHONENUMBER: '请输入有效的电话号码。',
    PSL_TIMEOUT: '与服务器的连接不稳定，请稍后重试。',
    crossDomain: '无法连接到服务器，请检查网络连接后重试。',
  },
};
