import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      heading: '您的密碼已變更',
      text: '您的 Madang 帳號密碼已於 {{time}} 變更。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
    },
    passwordGiven: {
      heading: '您的密碼已重設',
      text: '{{time}}，公司管理員重設了您的 Madang 帳號密碼。所有裝置均已登出，請以管理員提供的臨時密碼登入，然後設定新密碼。\n\n如果您沒有提出此要求，{{tell}}',
    },
    trialEnded: {
      heading: '您的試用帳號已轉為正式帳號',
      text: '{{time}}，您的 Madang 試用帳號已轉為正式帳號。帳號、密碼與已儲存的資料維持不變。\n\n如有疑問，{{tell}}',
    },
    externalMailChanged: {
      heading: '您的外部電子郵件已變更',
      text: '您的 Madang 帳號的外部電子郵件已於{{time}}變更。今後驗證碼與通知將寄到新地址。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
    },
    mobileAdded: {
      heading: '您的帳號已新增手機號碼',
      text: '您的 Madang 帳號已於{{time}}新增手機號碼。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
    },
    mobileChanged: {
      heading: '您的手機號碼已變更',
      text: '您的 Madang 帳號的手機號碼已於{{time}}變更或刪除。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
    },
    closed: {
      heading: '您的帳號已停用並刪除',
      text: '您的 Madang 帳號已於 {{time}} 刪除。所有裝置均已登出，此帳號無法再登入。\n\n須保留的資料已另外存放，並將於 {{days}} 天後銷毀。您在公司佈告欄發表的內容會保留，但不會顯示您的姓名。\n\n如果不是您本人操作，{{tell}}',
    },
    hintsChanged: {
      heading: '您的安全問題已變更',
      text: '您的 Madang 帳號的安全問題已於 {{time}} 變更。\n\n如果是您本人操作，則無需處理。如果不是，{{tell}}',
    },
    pinChanged: {
      heading: '您的救援 PIN 已變更',
      text: '您的 Madang 帳號的救援 PIN 已於 {{time}} 設定、變更或移除。\n\n如果是您本人操作，則無需處理。如果不是，{{tell}}',
    },
    pinBlocked: {
      heading: '您的救援 PIN 已鎖定',
      text: '您的 Madang 帳號的救援 PIN 已輸入錯誤五次，自 {{time}} 起無法用它重設密碼。您的密碼沒有變更，仍可照常登入。\n\n如果是您本人輸入，請聯絡貴公司的服務台或管理員解除鎖定。如果不是，{{tell}}',
    },
    pinUnblocked: {
      heading: '您的救援 PIN 已解除鎖定',
      text: '您的 Madang 帳號的救援 PIN 已於 {{time}} 解除鎖定，可繼續使用原本的 PIN。\n\n如果您沒有提出要求，{{tell}}',
    },
    keyReleased: {
      heading: '您的個人金鑰已解除',
      text: '您的 Madang 帳號的個人金鑰已於 {{time}} 解除。由它封存的檔案無法再開啟，您可以在「我的帳號」中登記新金鑰。\n\n如果您沒有申請過解除，{{tell}}',
    },
    keyReset: {
      heading: '您的個人金鑰已重設',
      text: '貴公司的管理員已於 {{time}} 重設您的 Madang 帳號的個人金鑰。由它封存的檔案無法再開啟，您可以在「我的帳號」中登記新金鑰。\n\n如果您沒有提出要求，{{tell}}',
    },
    loginIdGiven: {
      heading: '您的帳號已設定新的登入名稱',
      text: '服務營運者已於 {{time}} 為您的 Madang 帳號設定新的登入名稱。今後請使用 {{id}} 登入，密碼不變。\n\n如果您沒有提出此要求，請立即通知客服中心。',
    },
    companyEnded: {
      heading: '貴公司已終止使用本服務',
      text: '{{company}}已於 {{time}} 終止使用 Madang。所有成員均已登出，無法再登入或加入。\n\n公司與成員的資料將於 {{until}} 之後銷毀，屆時無法復原。條款同意的證明與存取紀錄會依法定期限保留。\n\n在此之前可洽客服中心撤銷。如果您對此不知情，請立即通知我們。',
    },
    companyTakenBack: {
      heading: '貴公司終止使用一事已撤銷',
      text: '{{company}}終止使用 Madang 一事已於 {{time}} 撤銷。成員可以重新登入，資料維持原狀。',
    },
    marketingAgreed: {
      heading: '您已同意接收行銷資訊',
      fact: '您已於 {{time}} 同意接收 Madang 的行銷資訊，此同意已處理完成。同意有效期為 {{years}} 年，到期後我們會再次徵求您的意見。\n\n您可以隨時在「我的帳號」的「同意紀錄」中撤回同意。',
      text: '如果不是您本人操作，{{tell}}',
    },
    marketingDeclined: {
      heading: '您已撤回行銷資訊接收同意',
      text: '您已於 {{time}} 撤回接收 Madang 行銷資訊的同意，此撤回已處理完成。今後不會再傳送行銷資訊給您。\n\n您可以隨時在「我的帳號」的「同意紀錄」中重新同意。如果不是您本人操作，{{tell}}',
    },
    copiedDevice: {
      heading: '您信任的裝置資訊可能已被複製',
      text: '{{time}}，有人使用受信任裝置的舊資訊嘗試登入您的 Madang 帳號。該資訊可能已被複製，因此我們已取消對此裝置的信任，下次登入時需要重新進行兩步驟驗證。\n\n嘗試登入的人知道您的密碼。如果不是您本人操作，請變更密碼，並{{tell}}',
    },
    newDevice: {
      heading: '有新裝置登入您的帳號',
      text: '{{time}}，有新裝置（{{device}}）登入了您的 Madang 帳號。\n\n如果是您本人操作，則無須處理。如果不是，請變更密碼，並{{tell}}\n\n您可以在「我的帳號」的「安全性」中關閉此通知。',
      unknown:
        '{{time}}，有新裝置登入了您的 Madang 帳號。\n\n如果是您本人操作，則無須處理。如果不是，請變更密碼，並{{tell}}\n\n您可以在「我的帳號」的「安全性」中關閉此通知。',
    },
    factors: {
      headings: {
        appAdded: '您的帳號已設定驗證器應用程式',
        appRemoved: '您的帳號已移除驗證器應用程式',
        passkeyAdded: '您的帳號已註冊通行密鑰',
        passkeyRemoved: '您的帳號已移除通行密鑰',
        passkeyCopied: '通行密鑰疑似遭到複製，登入已遭拒絕',
        recoveryCodesRenewed: '您的復原碼已重新產生',
        reset: '您的兩步驟驗證已關閉',
        taken: '您的一種兩步驟驗證方式已刪除',
        guessed: '兩步驟驗證多次輸入了錯誤的代碼',
        recoveryCodeUsed: '有人使用復原碼登入了您的帳號',
      },
      appAdded:
        '{{time}}，您的 Madang 帳號設定了驗證器應用程式。往後每次登入都需要輸入應用程式中的驗證碼。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
      appRemoved:
        '{{time}}，您的 Madang 帳號的驗證器應用程式已移除。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
      passkeyAdded:
        '{{time}}，您的 Madang 帳號註冊了通行密鑰。往後登入時可用它進行驗證。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
      passkeyRemoved:
        '{{time}}，您的 Madang 帳號的一個通行密鑰已移除。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
      passkeyCopied:
        '{{time}}，您的 Madang 帳號的一次登入已遭拒絕：通行密鑰「{{name}}」疑似遭到複製。\n\n嘗試登入的人知道您的密碼。請變更密碼，移除此通行密鑰並重新註冊。如果不是您本人操作，{{tell}}',
      recoveryCodesRenewed:
        '{{time}}，您的 Madang 帳號重新產生了復原碼，先前的復原碼已失效。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
      reset:
        '{{time}}，管理員關閉了您的 Madang 帳號的兩步驟驗證。所有裝置均已登出，以密碼登入後可重新設定。\n\n如果您沒有提出此要求，{{tell}}',
      taken:
        '{{time}}，管理員刪除了您的 Madang 帳號的一種兩步驟驗證方式。所有裝置均已登出，其餘方式仍可使用。\n\n如果您沒有提出此要求，{{tell}}',
      resetByOperator:
        '{{time}}，Madang 平台營運方關閉了您的 Madang 帳號的兩步驟驗證。所有裝置均已登出，以密碼登入後可重新設定。\n\n如果您沒有提出此要求，{{tell}}',
      guessed:
        '截至{{time}}，您的 Madang 帳號的兩步驟驗證多次輸入了錯誤的代碼，因此暫時不再接受驗證。\n\n輸入代碼的人知道您的密碼。如果是您本人操作，請稍後再登入。如果不是，請變更密碼。{{tell}}',
      recoveryCodeUsed:
        '{{time}}，有人使用復原碼登入了您的 Madang 帳號。\n\n如果是您本人操作，則無須處理。如果不是，{{tell}}',
    },
    employment: {
      retired: {
        heading: '您的離職手續已完成',
        text: '{{time}}，{{company}} 已為您辦理離職。所有裝置均已登出，您無法再登入該公司的 Madang。\n\n如果有誤，{{tell}}',
      },
      retirementPlanned: {
        heading: '您的離職已排定',
        text: '{{company}} 已排定您於 {{until}} 離職。在此之前一切照常，之後將無法登入該公司的 Madang，請提前整理需要的資料。\n\n如果有誤，{{tell}}',
      },
      retirementCalledOff: {
        heading: '您的離職排程已取消',
        text: '{{time}}，{{company}} 取消了您的離職排程，帳號可照常使用。\n\n如有疑問，{{tell}}',
      },
      reinstated: {
        heading: '您已復職',
        text: '{{time}}，{{company}} 已為您辦理復職。請使用原本的帳號與密碼登入，然後設定新密碼。兩步驟驗證需要重新設定。\n\n如果有誤，{{tell}}',
      },
      suspended: {
        heading: '您的帳號已停權',
        text: '{{time}}，{{company}} 的管理員將您的 Madang 帳號停權。所有裝置均已登出，恢復之前無法登入。已儲存的資料維持不變。\n\n如有疑問，{{tell}}',
      },
      suspendedUntil: {
        heading: '您的帳號已停權',
        text: '{{time}}，{{company}} 的管理員將您的 Madang 帳號停權。所有裝置均已登出，{{until}} 之前無法登入。已儲存的資料維持不變。\n\n如有疑問，{{tell}}',
      },
      leaveBegun: {
        heading: '您的休假已開始',
        text: '您在 {{company}} 的休假已於 {{time}} 開始，未設定結束日期。您的角色與資料維持不變。\n\n如果有誤，{{tell}}',
      },
      leaveBegunUntil: {
        heading: '您的休假已開始',
        text: '您在 {{company}} 的休假已於 {{time}} 開始，將於 {{until}} 自動結束。您的角色與資料維持不變。\n\n如果有誤，{{tell}}',
      },
      leaveEnded: {
        heading: '您的休假已結束',
        text: '您在 {{company}} 的休假已於 {{time}} 結束，已為您辦理銷假。\n\n如果有誤，{{tell}}',
      },
      dispatchBegun: {
        heading: '派駐已開始',
        text: '{{time}}，您從 {{company}} 到其他公司的派駐已開始，將於 {{until}} 結束。登入方式不變，可透過切換公司選單進入接收公司的入口網站。\n\n如有誤，{{tell}}',
      },
      dispatchEnded: {
        heading: '派駐已結束',
        text: '派駐已於 {{time}} 結束，您已恢復在 {{company}} 在職。\n\n如有誤，{{tell}}',
      },
      restored: {
        heading: '您的帳號已恢復使用',
        text: '{{time}}，{{company}} 的管理員恢復了您的 Madang 帳號，您可以重新登入。\n\n如有疑問，{{tell}}',
      },
    },
    tell: {
      people: '請立即聯絡貴公司的管理員或客服中心。',
      operators: '請立即聯絡其他營運人員或伺服器負責人。',
    },
    contactCentre: '客服中心：{{0}}',
  },
};
