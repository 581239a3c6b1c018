import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: {
    first: '同意条款',
    again: '条款已变更',
    settled: '条款确认已完成',
  },
  lead: '请阅读内容并作出选择，完成后即可登录。',
  settledLead: '点击“继续”即可登录。',
  countryHelp: '各国家或地区的条款不同。更改后需重新确认该地的条款。',
  countryChanged: '您已更改居住国家或地区。请阅读当地适用的条款并重新同意。',
  required: {
    title: '必选项目',
    tag: '必选',
    help: '不同意则无法使用服务。',
  },
  optional: {
    title: '可选项目',
    tag: '可选',
    help: '不同意也可以继续使用。',
    part: '选填个人信息的收集与使用',
    agreedOn: '您上次于 {{date}} 同意。我们每 {{years}} 年重新征求一次同意。',
    goes: '如不同意，以下信息将立即删除且无法恢复：{{items}}',
    lastContact: '您没有已确认的外部邮箱。删除手机号码后，如果忘记密码，可能无法找回账号。',
  },
  delete: {
    title: '删除选填信息',
    ask: '以下信息将立即删除且无法恢复：{{items}}。是否继续？',
    ok: '删除并继续',
  },
  inForce: '生效日期：{{date}}（版本 {{version}}）。',
  open: '查看内容',
  submit: '同意并继续',
  remaining: '同意必选项目后即可继续。',
  logOut: '退出登录',
  success: '处理成功。',
  goOn: '继续',
  elsewhere: {
    title: '条款已确认过',
    text: '您已在其他窗口或设备上完成确认，因此此处的选择未保存。',
    where: '当前生效的同意内容可在“我的账号”的“同意记录”中查看。',
    account: '查看同意记录',
  },
  receipt: {
    text: '您的选填信息已删除。如已登记外部邮箱，本凭证也会发送至该邮箱。',
    deleted: '已删除的信息',
    time: '删除时间',
    nothing: '没有已保存的信息',
    nothingText: '没有保存过可选信息，因此无需删除。',
  },
  denied: {
    title: '没有需要同意的条款',
    text: '本页面在条款变更时打开。请登录后继续。',
    logIn: '登录',
  },
  items: {
    nickname: '昵称',
    companyContact: '公司联系方式',
    mobile: '手机号码',
    duties: '工作职责',
    photo: '照片',
    personalMail: '个人邮箱',
    englishName: '英文姓名',
  },
  loading: '正在加载条款',
  retry: '重试',
};
