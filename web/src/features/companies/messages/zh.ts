import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '公司',
  lead: '设置公司在成员页面、邮件和登录页中的显示方式。',
  save: '保存',
  saved: '公司外观已保存。',
  record: {
    title: '公司信息',
    text: '未设置显示名称时显示此名称。邮件中的时间以此时区为准。',
    saved: '公司信息已保存。',
    phoneHelp: '请输入国际格式，例如 +82-2-731-9046。',
    code: '公司代码',
    since: '创建日期',
    type: '公司类型',
    types: { company: '普通公司', subsidiary: '子公司', partner: '合作公司', sap: 'SAP公司' },
  },
  people: {
    title: '成员',
    text: '不含已注销的账号。',
    inService: '在职',
    notYetApplied: '待激活',
  },
  identity: {
    title: '公司外观',
    text: '显示在所有页面顶部、邀请和邮件中。',
    preview: '预览',
    nameHelp: '留空则显示公司本名。',
    markHelp: 'PNG、JPEG或WebP格式，最大{{max}}KB，正方形图片效果最佳。知道图片地址的人都能查看。',
    chooseMark: '选择图片',
    noMark: '使用文字',
  },
  colors: {
    celadon: '青瓷色',
    indigo: '靛蓝色',
    persimmon: '柿色',
    gardenia: '栀子色',
    plum: '李色',
    stone: '石色',
    own: '自定义',
    code: '颜色代码',
    codeHelp: '格式为#RRGGBB，文字须清晰可辨。',
    takeNearest: '使用{{color}}',
  },
  logIn: {
    title: '公司登录页',
    text: '通过此地址打开的登录页会显示公司名称和标志。登录过的浏览器会自动记住。',
    copy: '复制地址',
    copied: '已复制',
    copyFailed: '浏览器不允许复制，请选中地址后自行复制。',
  },
  closing: {
    title: '终止服务',
    text: '公司所有成员将无法使用服务。下一页会先说明将在何时发生什么。',
    open: '了解终止服务',
  },
};
