export const en = {
  accountMails: {
    passwordChanged: {
      heading: 'Your password was changed',
      text: 'The password of your Madang account was changed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    passwordGiven: {
      heading: 'Your password was reset',
      text: 'Your company’s administrator reset the password of your Madang account on {{time}}. You were signed out everywhere. Sign in with the temporary password that the administrator gives you, and choose a new one.\n\nIf you did not request this, {{tell}}',
    },
    trialEnded: {
      heading: 'Your trial has ended',
      text: 'Your Madang trial account became a regular account on {{time}}. Your ID, your password and everything you stored stay as they are.\n\nIf you have questions, {{tell}}',
    },
    externalMailChanged: {
      heading: 'Your external email was changed',
      text: 'The external email of your Madang account was changed on {{time}}. Codes and notices go to the new address from now on.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    mobileAdded: {
      heading: 'A mobile number was added to your account',
      text: 'A mobile number was added to your Madang account on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    mobileChanged: {
      heading: 'Your mobile number was changed',
      text: 'The mobile number of your Madang account was changed or removed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    closed: {
      heading: 'Your account is closed',
      text: 'Your Madang account was closed on {{time}}. You are signed out everywhere, and no one can sign in with it anymore.\n\nData that must be retained is stored separately and destroyed after {{days}} days. What you posted for your company stays there without your name.\n\nIf you did not close it yourself, {{tell}}',
    },
    hintsChanged: {
      heading: 'Your security questions were changed',
      text: 'The security questions of your Madang account were changed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    pinChanged: {
      heading: 'Your recovery PIN was changed',
      text: 'The recovery PIN of your Madang account was set, changed or removed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    pinBlocked: {
      heading: 'Your recovery PIN is blocked',
      text: 'The recovery PIN of your Madang account was entered incorrectly five times, so it has been blocked since {{time}} and cannot reset your password. Your password has not changed and you can sign in as usual.\n\nIf this was you, ask the service desk or an administrator of your company to unblock it. If it was not, {{tell}}',
    },
    pinUnblocked: {
      heading: 'Your recovery PIN was unblocked',
      text: 'The recovery PIN of your Madang account was unblocked on {{time}}. The same PIN works again.\n\nIf you did not request this, {{tell}}',
    },
    keyReleased: {
      heading: 'Your personal key was released',
      text: 'The personal key of your Madang account was released on {{time}}. Files sealed with it can no longer be opened. You can register a new key in My account.\n\nIf you did not request this, {{tell}}',
    },
    keyReset: {
      heading: 'Your personal key was reset',
      text: 'An administrator of your company reset the personal key of your Madang account on {{time}}. Files sealed with it can no longer be opened. You can register a new key in My account.\n\nIf you did not request this, {{tell}}',
    },
    loginIdGiven: {
      heading: 'Your account has a new ID',
      text: 'The service operator assigned a new ID to your Madang account on {{time}}. Sign in as {{id}} from now on; your password stays the same.\n\nIf you did not request this, contact support immediately.',
    },
    companyEnded: {
      heading: 'Your company has closed its Madang account',
      text: '{{company}} closed its Madang account on {{time}}. Everyone is signed out, and no one can sign in or join anymore.\n\nThe data of the company and its members is destroyed after {{until}} and cannot be restored then. Proof of consents and access records are kept as long as the law requires.\n\nUntil then, support can undo this. If you did not know about it, contact support immediately.',
    },
    companyTakenBack: {
      heading: 'The closing of your company’s account was undone',
      text: 'The closing of {{company}}’s Madang account was undone on {{time}}. Everyone can sign in again, and the data is as it was.',
    },
    marketingAgreed: {
      heading: 'You agreed to receive marketing information',
      fact: 'You agreed to receive marketing information from Madang on {{time}}, and your consent is recorded. It is valid for {{years}} years; then we ask you again.\n\nYou can withdraw it at any time under “My account” > “Consents”.',
      text: 'If you did not agree to this, {{tell}}',
    },
    marketingDeclined: {
      heading: 'You withdrew your consent to marketing',
      text: 'You withdrew your consent to marketing information from Madang on {{time}}, and this is recorded. You will not receive any more of it.\n\nYou can agree again at any time under “My account” > “Consents”. If you did not withdraw it, {{tell}}',
    },
    copiedDevice: {
      heading: 'A trusted device of your account may have been copied',
      text: 'A sign-in to your Madang account on {{time}} used former data of a trusted device, which may have been copied. The device is no longer trusted and needs two-step verification again.\n\nThe person who tried knows your password. If it was not you, change your password, and {{tell}}',
    },
    newDevice: {
      heading: 'A new device signed in to your account',
      text: 'A new device ({{device}}) signed in to your Madang account on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, change your password, and {{tell}}\n\nYou can turn these messages off under “My account” > “Security”.',
      unknown:
        'A new device signed in to your Madang account on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, change your password, and {{tell}}\n\nYou can turn these messages off under “My account” > “Security”.',
    },
    factors: {
      headings: {
        appAdded: 'An authenticator app was set up for your account',
        appRemoved: 'The authenticator app was removed from your account',
        passkeyAdded: 'A passkey was added to your account',
        passkeyRemoved: 'A passkey was removed from your account',
        passkeyCopied: 'A sign-in was refused: your passkey may have been copied',
        recoveryCodesRenewed: 'New recovery codes were created for your account',
        reset: 'Two-step verification was turned off for your account',
        taken: 'A two-step verification method was removed from your account',
        guessed: 'Wrong two-step verification codes were entered many times',
        recoveryCodeUsed: 'A recovery code was used to sign in to your account',
      },
      appAdded:
        'An authenticator app was set up for your Madang account on {{time}}. From now on, each sign-in asks for its code.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      appRemoved:
        'The authenticator app of your Madang account was removed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      passkeyAdded:
        'A passkey was added to your Madang account on {{time}}. From now on, you can use it to sign in.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      passkeyRemoved:
        'A passkey of your Madang account was removed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      passkeyCopied:
        'A sign-in to your Madang account on {{time}} was refused: the passkey “{{name}}” seems to have been copied.\n\nThe person who tried knows your password. Change it, remove this passkey and add a new one. If it was not you who tried, {{tell}}',
      recoveryCodesRenewed:
        'New recovery codes were created for your Madang account on {{time}}. Earlier ones no longer work.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      reset:
        'Your administrator turned off two-step verification for your Madang account on {{time}}. You were signed out everywhere; you can set it up again after you sign in with your password.\n\nIf you did not request this, {{tell}}',
      taken:
        'Your administrator removed a two-step verification method from your Madang account on {{time}}. You were signed out everywhere; your other methods still work.\n\nIf you did not request this, {{tell}}',
      resetByOperator:
        'The operator of Madang turned off two-step verification for your Madang account on {{time}}. You were signed out everywhere; you can set it up again after you sign in with your password.\n\nIf you did not request this, {{tell}}',
      guessed:
        'Wrong codes were entered many times for the two-step verification of your Madang account until {{time}}, so no code is accepted for a while.\n\nThe person who entered them knows your password. If this was you, sign in again later. If it was not, change your password and {{tell}}',
      recoveryCodeUsed:
        'A recovery code was used to sign in to your Madang account on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    /** Ends the texts above: the person to write to. */
    employment: {
      retired: {
        heading: 'Your account was retired',
        text: '{{company}} retired your Madang account on {{time}}. You were signed out everywhere and can no longer sign in for this company.\n\nIf this is a mistake, {{tell}}',
      },
      retirementPlanned: {
        heading: 'Your account is about to be retired',
        text: '{{company}} will retire your Madang account on {{until}}. Until then everything works as before; afterwards you can no longer sign in for this company. Please save anything you still need.\n\nIf this is a mistake, {{tell}}',
      },
      retirementCalledOff: {
        heading: 'Your account stays active',
        text: '{{company}} canceled the retirement of your Madang account on {{time}}. Everything works as before.\n\nIf you have questions, {{tell}}',
      },
      reinstated: {
        heading: 'Your account is active again',
        text: '{{company}} reinstated your Madang account on {{time}}. Sign in with your former ID and password, then choose a new password. Two-step verification has to be set up again.\n\nIf this is a mistake, {{tell}}',
      },
      suspended: {
        heading: 'Your access is suspended',
        text: 'An administrator of {{company}} suspended the access of your Madang account on {{time}}. You were signed out everywhere and cannot sign in until the suspension is lifted. Your data stays as it is.\n\nIf you have questions, {{tell}}',
      },
      suspendedUntil: {
        heading: 'Your access is suspended',
        text: 'An administrator of {{company}} suspended the access of your Madang account on {{time}}. You were signed out everywhere and cannot sign in until {{until}}. Your data stays as it is.\n\nIf you have questions, {{tell}}',
      },
      leaveBegun: {
        heading: 'Your leave has begun',
        text: 'Your leave at {{company}} began on {{time}}. It has no set end; your roles and data stay as they are.\n\nIf this is a mistake, {{tell}}',
      },
      leaveBegunUntil: {
        heading: 'Your leave has begun',
        text: 'Your leave at {{company}} began on {{time}}. It ends automatically on {{until}}; your roles and data stay as they are.\n\nIf this is a mistake, {{tell}}',
      },
      leaveEnded: {
        heading: 'Your leave has ended',
        text: 'Your leave at {{company}} ended on {{time}}. Welcome back.\n\nIf this is a mistake, {{tell}}',
      },
      dispatchBegun: {
        heading: 'Your dispatch has begun',
        text: 'Your dispatch from {{company}} to another company began on {{time}} and lasts until {{until}}. You sign in as before and switch to the other company’s portal in the company menu.\n\nIf this is a mistake, {{tell}}',
      },
      dispatchEnded: {
        heading: 'Your dispatch has ended',
        text: 'Your dispatch ended on {{time}}, and you are back at {{company}}.\n\nIf this is a mistake, {{tell}}',
      },
      restored: {
        heading: 'Your access is restored',
        text: 'An administrator of {{company}} restored the access of your Madang account on {{time}}. You can sign in again.\n\nIf you have questions, {{tell}}',
      },
    },
    tell: {
      people: 'contact your company’s administrator or support immediately.',
      operators: 'contact another operator or the person who runs the server immediately.',
    },
    contactCentre: 'Support: {{0}}',
  },
};
