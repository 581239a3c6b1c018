import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      heading: '您的密码已更改',
      text: '您的 Madang 账号密码已于 {{time}} 更改。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
    },
    passwordGiven: {
      heading: '您的密码已被重置',
      text: '{{time}}，公司管理员重置了您的 Madang 账号密码。所有设备均已退出登录，请用管理员提供的临时密码登录，然后设置新密码。\n\n如果您没有提出此要求，{{tell}}',
    },
    trialEnded: {
      heading: '您的试用账号已转为正式账号',
      text: '{{time}}，您的 Madang 试用账号已转为正式账号。账号、密码和已保存的数据保持不变。\n\n如有疑问，{{tell}}',
    },
    externalMailChanged: {
      heading: '您的外部邮箱已更改',
      text: '您的 Madang 账号的外部邮箱已于{{time}}更改。今后验证码和通知将发送到新地址。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
    },
    mobileAdded: {
      heading: '您的账号已添加手机号码',
      text: '您的 Madang 账号已于{{time}}添加手机号码。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
    },
    mobileChanged: {
      heading: '您的手机号码已更改',
      text: '您的 Madang 账号的手机号码已于{{time}}更改或删除。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
    },
    closed: {
      heading: '您的账号已注销',
      text: '您的 Madang 账号已于{{time}}注销。所有设备均已退出登录，此账号无法再登录。\n\n需要保留的信息已单独存放，将在{{days}}天后销毁。您在公司公告板发布的内容会保留，但不显示您的姓名。\n\n如果不是您本人注销的，{{tell}}',
    },
    hintsChanged: {
      heading: '您的密保问题已更改',
      text: '您的 Madang 账号的密保问题已于{{time}}更改。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
    },
    pinChanged: {
      heading: '您的找回 PIN 已更改',
      text: '您的 Madang 账号的找回 PIN 已于{{time}}设置、更改或删除。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
    },
    pinBlocked: {
      heading: '您的找回 PIN 已锁定',
      text: '您的 Madang 账号的找回 PIN 已输错五次，自{{time}}起无法用它找回密码。您的密码没有变化，仍可照常登录。\n\n如果是您本人输入的，请联系贵公司的服务台或管理员解锁。如果不是，{{tell}}',
    },
    pinUnblocked: {
      heading: '您的找回 PIN 已解锁',
      text: '您的 Madang 账号的找回 PIN 已于{{time}}解锁，可继续使用原来的 PIN。\n\n如果您没有提出过请求，{{tell}}',
    },
    keyReleased: {
      heading: '您的个人密钥已解除',
      text: '您的 Madang 账号的个人密钥已于{{time}}解除。由它封存的文件无法再打开，您可以在“我的账号”中登记新密钥。\n\n如果您没有申请过解除，{{tell}}',
    },
    keyReset: {
      heading: '您的个人密钥已重置',
      text: '贵公司的管理员已于{{time}}重置您的 Madang 账号的个人密钥。由它封存的文件无法再打开，您可以在“我的账号”中登记新密钥。\n\n如果您没有提出过请求，{{tell}}',
    },
    loginIdGiven: {
      heading: '您的账号已设置新的登录名',
      text: '服务运营者已于{{time}}为您的 Madang 账号设置新的登录名。今后请使用 {{id}} 登录，密码不变。\n\n如果您没有提出此要求，请立即告知客服中心。',
    },
    companyEnded: {
      heading: '贵公司已终止使用本服务',
      text: '{{company}}已于{{time}}终止使用 Madang。所有成员均已退出登录，无法再登录或加入。\n\n公司及成员的数据将在{{until}}之后销毁，届时无法恢复。条款同意凭证和访问记录将按法律规定的期限保留。\n\n在此之前可联系客服中心撤销。如果您对此不知情，请立即告知我们。',
    },
    companyTakenBack: {
      heading: '贵公司终止使用的操作已撤销',
      text: '{{company}}终止使用 Madang 的操作已于{{time}}撤销。成员可以重新登录，数据保持不变。',
    },
    marketingAgreed: {
      heading: '您已同意接收营销信息',
      fact: '您已于{{time}}同意接收 Madang 的营销信息，该同意已处理完成。同意有效期为 {{years}} 年，到期后我们会再次征求您的意见。\n\n您可以随时在“我的账号”的“同意记录”中撤回同意。',
      text: '如果不是您本人操作，{{tell}}',
    },
    marketingDeclined: {
      heading: '您已撤回营销信息接收同意',
      text: '您已于{{time}}撤回接收 Madang 营销信息的同意，该撤回已处理完成。今后不会再向您发送营销信息。\n\n您可以随时在“我的账号”的“同意记录”中重新同意。如果不是您本人操作，{{tell}}',
    },
    copiedDevice: {
      heading: '您信任的设备信息可能已被复制',
      text: '{{time}}，有人使用受信任设备的旧信息尝试登录您的 Madang 账号。该信息可能已被复制，因此我们已取消对此设备的信任，下次登录时需要重新进行两步验证。\n\n尝试登录的人知道您的密码。如果不是您本人操作，请更改密码，并{{tell}}',
    },
    newDevice: {
      heading: '有新设备登录了您的账号',
      text: '{{time}}，有新设备（{{device}}）登录了您的 Madang 账号。\n\n如果是您本人操作，则无需处理。如果不是，请更改密码，并{{tell}}\n\n您可以在“我的账号”的“安全”中关闭此通知。',
      unknown:
        '{{time}}，有新设备登录了您的 Madang 账号。\n\n如果是您本人操作，则无需处理。如果不是，请更改密码，并{{tell}}\n\n您可以在“我的账号”的“安全”中关闭此通知。',
    },
    factors: {
      headings: {
        appAdded: '您的账号已绑定身份验证应用',
        appRemoved: '您的账号已移除身份验证应用',
        passkeyAdded: '您的账号已注册通行密钥',
        passkeyRemoved: '您的账号已移除通行密钥',
        passkeyCopied: '通行密钥疑似被复制，登录已被拒绝',
        recoveryCodesRenewed: '您的恢复码已重新生成',
        reset: '您的两步验证已被关闭',
        taken: '您的一种两步验证方式已被删除',
        guessed: '两步验证多次输入了错误的代码',
        recoveryCodeUsed: '有人使用恢复码登录了您的账号',
      },
      appAdded:
        '{{time}}，您的 Madang 账号绑定了身份验证应用。今后每次登录都需要输入应用中的验证码。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
      appRemoved:
        '{{time}}，您的 Madang 账号的身份验证应用已被移除。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
      passkeyAdded:
        '{{time}}，您的 Madang 账号注册了通行密钥。今后登录时可用它进行验证。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
      passkeyRemoved:
        '{{time}}，您的 Madang 账号的一个通行密钥已被移除。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
      passkeyCopied:
        '{{time}}，您的 Madang 账号的一次登录已被拒绝：通行密钥“{{name}}”疑似被复制。\n\n尝试登录的人知道您的密码。请更改密码，移除此通行密钥并重新注册。如果不是您本人操作，{{tell}}',
      recoveryCodesRenewed:
        '{{time}}，您的 Madang 账号重新生成了恢复码，之前的恢复码已失效。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
      reset:
        '{{time}}，管理员关闭了您的 Madang 账号的两步验证。所有设备均已退出登录，用密码登录后可重新设置。\n\n如果您没有提出此要求，{{tell}}',
      taken:
        '{{time}}，管理员删除了您的 Madang 账号的一种两步验证方式。所有设备均已退出登录，其余方式仍可使用。\n\n如果您没有提出此要求，{{tell}}',
      resetByOperator:
        '{{time}}，Madang 平台运营者关闭了您的 Madang 账号的两步验证。所有设备均已退出登录，用密码登录后可重新设置。\n\n如果您没有提出此要求，{{tell}}',
      guessed:
        '截至{{time}}，您的 Madang 账号的两步验证多次输入了错误的代码，因此暂时不再接受验证。\n\n输入代码的人知道您的密码。如果是您本人操作，请稍后再登录。如果不是，请更改密码。{{tell}}',
      recoveryCodeUsed:
        '{{time}}，有人使用恢复码登录了您的 Madang 账号。\n\n如果是您本人操作，则无需处理。如果不是，{{tell}}',
    },
    employment: {
      retired: {
        heading: '您的离职手续已完成',
        text: '{{time}}，{{company}}已为您办理离职。所有设备均已退出登录，您无法再登录该公司的 Madang。\n\n如果有误，{{tell}}',
      },
      retirementPlanned: {
        heading: '您的离职已安排',
        text: '{{company}}已安排您于{{until}}离职。在此之前一切照常，之后将无法登录该公司的 Madang，请提前整理需要的资料。\n\n如果有误，{{tell}}',
      },
      retirementCalledOff: {
        heading: '您的离职安排已取消',
        text: '{{time}}，{{company}}取消了您的离职安排，账号可照常使用。\n\n如有疑问，{{tell}}',
      },
      reinstated: {
        heading: '您已复职',
        text: '{{time}}，{{company}}已为您办理复职。请用原来的账号和密码登录，然后设置新密码。两步验证需要重新设置。\n\n如果有误，{{tell}}',
      },
      suspended: {
        heading: '您的账号已被停用',
        text: '{{time}}，{{company}}的管理员停用了您的 Madang 账号。所有设备均已退出登录，恢复之前无法登录。已保存的数据保持不变。\n\n如有疑问，{{tell}}',
      },
      suspendedUntil: {
        heading: '您的账号已被停用',
        text: '{{time}}，{{company}}的管理员停用了您的 Madang 账号。所有设备均已退出登录，{{until}}之前无法登录。已保存的数据保持不变。\n\n如有疑问，{{tell}}',
      },
      leaveBegun: {
        heading: '您的休假已开始',
        text: '您在{{company}}的休假已于{{time}}开始，未设定结束日期。您的角色和数据保持不变。\n\n如果有误，{{tell}}',
      },
      leaveBegunUntil: {
        heading: '您的休假已开始',
        text: '您在{{company}}的休假已于{{time}}开始，将于{{until}}自动结束。您的角色和数据保持不变。\n\n如果有误，{{tell}}',
      },
      leaveEnded: {
        heading: '您的休假已结束',
        text: '您在{{company}}的休假已于{{time}}结束，已为您办理返岗。\n\n如果有误，{{tell}}',
      },
      dispatchBegun: {
        heading: '派驻已开始',
        text: '{{time}}，您从 {{company}} 到其他公司的派驻已开始，将于 {{until}} 结束。登录方式不变，可通过切换公司菜单进入接收公司的门户。\n\n如有误，{{tell}}',
      },
      dispatchEnded: {
        heading: '派驻已结束',
        text: '派驻已于 {{time}} 结束，您已恢复在 {{company}} 在职。\n\n如有误，{{tell}}',
      },
      restored: {
        heading: '您的账号已恢复使用',
        text: '{{time}}，{{company}}的管理员恢复了您的 Madang 账号，您可以重新登录。\n\n如有疑问，{{tell}}',
      },
    },
    tell: {
      people: '请立即联系贵公司的管理员或客服中心。',
      operators: '请立即联系其他运营者或服务器负责人。',
    },
    contactCentre: '客服中心：{{0}}',
  },
};
