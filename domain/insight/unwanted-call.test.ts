import { describe, expect, it } from 'vitest'
import { callGround } from './asked-call.ts'
import { factsOf, lead, reading } from './facts.fixture.ts'

const said = (text: string) => factsOf({ texts: [{ text, at: lead.createdAt, reading }], agreedToCalls: true })

/** One per line. Each was written to test the recognition; misses were fixed by kind. */
const refusals = `
Please don’t call, write instead.
No calls please, I’m at work.
I would rather not talk on the phone.
Email only, please.
Por favor, no me llamen, escríbanme.
Prefiero que me escriban, nada de llamadas.
Solo por correo, por favor.
Bitte rufen Sie mich nicht an.
Bitte nur per E-Mail.
Ich möchte nicht telefonieren.
Merci de ne pas téléphoner.
Uniquement par mail, s’il vous plaît.
Vi prego di non telefonarmi.
Solo via mail, grazie.
Por favor não me telefonem.
Apenas por e-mail.
Прошу не звонить.
Только письменно, пожалуйста.
أرجو عدم الاتصال بي
راسلوني فقط، بدون اتصال
कृपया मुझे फोन न करें
केवल ईमेल पर लिखें
请不要打电话，发邮件就好
只用邮件联系
I hate being phoned.
Stop ringing me.
Kindly do not phone, I never pick up.
I don’t take calls.
Messages only, thank you.
No me gusta que me llamen por teléfono.
Nada de llamadas, por favor.
Bitte keine Anrufe.
Am liebsten schriftlich, bitte nicht anrufen.
Pas d’appels s’il vous plaît.
Je ne souhaite pas être contacté par téléphone.
Niente chiamate per favore.
Preferirei non essere chiamato.
Não quero receber chamadas.
Prefiro que não me liguem.
Не звоните мне, пожалуйста.
Звонки не принимаю, пишите.
لا أريد مكالمات هاتفية
لا تتصلوا بي رجاء
मुझे कॉल पसंद नहीं
कॉल मत कीजिए
不要打电话给我
我不方便接电话，请发信息
Could you please not ring me? I work nights.
I prefer emails to calls.
Phone calls are not welcome.
Calls make me nervous, write to me instead.
Preferiría que no llamaran.
Mejor por escrito, no por teléfono.
Rufen Sie bitte nicht an, ich arbeite nachts.
Schreiben Sie mir lieber, ich telefoniere nicht gern.
Je préfère qu’on ne m’appelle pas.
Évitez de m’appeler, écrivez-moi.
Evitate le telefonate, scrivetemi.
Meglio scrivere, non chiamatemi.
É melhor escrever, não telefonem.
Evite ligar, por favor.
Пишите, пожалуйста, звонить не нужно.
Телефоном не пользуюсь, только переписка.
الأفضل الكتابة ولا تتصلوا
لا أحب أن يتصل بي أحد
कृपया फोन न करें, लिखकर बताएं
मुझे फ़ोन मत करना
请发邮件，不要来电
电话不方便，微信联系
Just don’t ring my mobile please.
Phoning is out of the question for me.
I’d rather you didn’t call.
Write to me, calling is not an option.
Que nadie me llame, por favor.
No hace falta que me llaméis.
Llamadas no, gracias.
Anrufe sind mir unangenehm, bitte mailen.
Ohne Anruf bitte.
N’appelez pas, je suis au bureau.
Pas besoin de m’appeler.
Non serve che mi chiamiate.
Per favore nessuna telefonata.
Não precisa ligar.
Dispenso chamadas.
Звонить не нужно, ответьте письмом.
Телефонные звонки не приветствую.
لا حاجة للاتصال
لا أفضل المكالمات
फोन करने की कोई ज़रूरत नहीं
कॉल नहीं, मैसेज भेजें
不用给我打电话
电话不方便
Telephone me under no circumstances.
Would you kindly refrain from calling?
Calling me is pointless, I never answer.
No estoy para llamadas.
Mejor no me llaméis.
Bloqueo todas las llamadas comerciales.
Von Anrufen bitte ich abzusehen.
Telefonate lehne ich ab.
Les appels ne me conviennent pas.
Je refuse tout démarchage téléphonique.
Le telefonate non mi vanno bene.
Rifiuto le chiamate commerciali.
Chamadas não, por favor.
Recuso chamadas telefônicas.
По телефону разговаривать не хочу.
От звонков отказываюсь.
أرفض الاتصالات الهاتفية
الرجاء عدم الاتصال
फोन पर बात करना नहीं चाहता
कॉल से बचें
谢绝电话
我讨厌接电话
My phone is off limits.
Do everything by mail, not by phone.
I’m hard of hearing, so no telephone.
Mi teléfono no es para ventas, no llamen.
Soy sordo, solo puedo leer.
Telefonisch bin ich nicht erreichbar.
Kontakt ausschließlich per E-Mail.
Je suis malentendant, pas de téléphone.
Contact par écrit uniquement.
Sono sordo, niente telefono.
Contattatemi solo per email.
Sou surdo, não ligue.
Contacto só por escrito.
Я плохо слышу, звонить бесполезно.
Общаюсь только в письмах.
أنا لا أسمع جيدا، لا تتصلوا
تواصلوا معي كتابة فقط
मैं सुन नहीं सकता, फोन न करें
केवल मैसेज करें
我听不见，请不要打电话
请用文字联系
Please keep it to email.
I can’t take phone calls at work.
No phone contact, thanks.
No contesto al teléfono.
Escríbanme, no llamen.
Bitte nicht telefonisch kontaktieren.
Kein Anruf nötig, Mail reicht.
Ne m’appelez surtout pas.
Pas de démarchage par téléphone.
Non voglio telefonate.
Scrivetemi e basta, niente chiamate.
Não me liguem, por favor.
Só respondo por e-mail.
Только переписка, звонки не беру.
Не надо звонить.
لا أريد اتصالا هاتفيا
اكتبوا لي ولا تتصلوا
मुझे फोन पर बात नहीं करनी
कॉल ना करें
别打电话，发微信
不接受电话联系
Please take my mobile off your list, I only read messages.
I’m in meetings all day and won’t pick up, drop me a line instead.
Telegram is how you reach me, the number is just for the form.
Don’t bother dialling, it goes to voicemail.
I have a stammer, so let’s stick to writing.
Unsolicited phone contact is something I report.
Al teléfono no respondo a desconocidos.
Mejor un mensaje, las llamadas me pillan siempre conduciendo.
El número es de mi madre, no la molesten.
Nada de voz, solo texto.
Трубку от незнакомых номеров не беру.
Мне проще в мессенджере, разговоры не люблю.
Номер указал для формы, на связь — через почту.
Говорить вслух на работе не могу, только чат.
الرقم لزوجتي، راسلوني على الإيميل
ما أرد على أرقام غريبة، واتساب أحسن
يزعجني الحديث بالهاتف
Am Telefon bin ich nie zu sprechen, bitte Mail.
Je ne décroche jamais quand je ne connais pas le numéro.
我从来不接陌生号码，加微信吧
I only gave a number because the form insisted.
Keep this in writing so that I have a record.
I share a room, voice is awkward, chat works.
My phone blocks unknown callers.
Would appreciate it if all contact stays on WhatsApp.
Lose my number, mail me.
No quiero que suene mi teléfono en el trabajo.
Por teléfono me lío, mándenme la información escrita.
Las llamadas comerciales las cuelgo.
Todo por WhatsApp, gracias.
Не надо меня набирать, лучше напишите.
Звонками меня не тревожьте.
Телефон жены, ей не звоните.
Хочу всё получать письменно.
مكالمات لا، رسائل نعم
لا داعي لرن الجوال، ابعتوا رسالة
أفضل أن يكون كل شيء مكتوبا
Bitte verzichten Sie auf Telefonate.
Je suis mal à l’aise au téléphone, un mail me va.
打电话我不会接的，发微信
Conversations by phone drain me, mail does the job.
Mornings and evenings I’m with patients, a call would be a nuisance.
Whatever you have to say, put it in an email.
My handset is dead, so email it is.
Kindly respect that I’m not available by telephone.
Nothing over the phone until I’ve seen it on paper.
Agradecería que todo fuese por escrito.
Ni se les ocurra llamarme al trabajo.
Que el teléfono no suene, por favor, tengo un bebé.
Mi canal es el correo.
Прошу обойтись без телефонных разговоров.
Мне удобен только чат.
Телефонный разговор для меня стресс.
Не тратьте время на дозвон.
الهاتف مزعج لي، الإيميل أنسب
لا وقت عندي للمكالمات
خلوها رسايل لو سمحتوا
Telefonieren ist nichts für mich.
Inutile de m’appeler, je suis en déplacement.
有事发消息，别打过来
Phones and I don’t get along. Mail, please.
You’ll get me by email, nowhere else.
I’m on night shift, so ringing wakes the whole house.
Telephoning costs me a fortune abroad, let’s write.
Should you call, I will block you.
Keep the conversation on Telegram.
Detesto que me vendan por teléfono.
Si me llaman, no lo cojo.
Me comunico por escrito, gracias.
Mándenme todo al correo.
Звонок застанет меня на совещании, напишите.
На связи в телеграме.
Голосовые и звонки не воспринимаю.
لا أرتاح للكلام بالهاتف
الواتساب يكفي وزيادة
رنين الجوال يزعج أطفالي
Bei Anruf lege ich auf.
Le téléphone, très peu pour moi.
Preferirei tutto via mail.
电话打扰我休息，请留言
`
  .trim()
  .split('\n')

const noRefusals = `
Why has nobody called me yet?
I don’t mind a call.
No problem, call me any time.
Nadie me ha llamado todavía.
Warum hat mich niemand angerufen?
Personne ne m’a appelé.
Nessuno mi ha chiamato.
Ninguém me ligou.
لم يتصل بي أحد
为什么没人给我打电话
The robot does not ring a bell when it trades.
I cannot turn the bot on.
Não consigo ligar o robô.
Me llamo Ana y no tengo experiencia.
Je m’appelle Paul, je ne connais pas MetaTrader.
Mi chiamo Luca e non ho esperienza.
I don’t know what you call this.
Margin call? I do not understand.
No tengo telefono ahora, mi correo es este.
Could you ring me tomorrow afternoon?
Llámenme el lunes, por favor.
Rufen Sie mich bitte an.
Pouvez-vous m’appeler demain ?
Mi potete chiamare domani?
Podem ligar-me amanhã?
Перезвоните мне завтра.
اتصلوا بي غدا
मुझे कल कॉल कीजिए
明天给我打电话吧
The robot called it a day.
My broker called me yesterday.
How do I call support in the app?
Only email works for my login.
I only trade by email alerts.
Ich bekomme nur E-Mails vom Broker.
My number has changed, the new one is in the form.
I called the broker and they confirmed it.
The bot sends a message when a trade closes, right?
Is there a phone app for this?
I wrote you an email last week about the fee.
Please send the price list again.
Can I put the terminal on my mobile?
Mi número de cuenta es el 20431.
¿Hay una aplicación para el móvil?
Номер счёта 55120, всё верно?
Есть ли приложение для телефона?
هل يوجد تطبيق للجوال؟
رقم حسابي 88213
Gibt es eine App fürs Handy?
Le robot envoie-t-il un message ?
手机上能看到吗？
`
  .trim()
  .split('\n')

describe('somebody who refuses calls', () => {
  it('is not called despite earlier consent, in nearly all wordings of ten languages', () => {
    const missed = refusals.filter((text) => callGround(said(text)) !== null)
    expect(missed.length / refusals.length).toBeLessThanOrEqual(0.03)
  })

  it('is not confused with somebody who missed a call, asks for one or means something else', () => {
    expect(noRefusals.filter((text) => callGround(said(text)) === null)).toEqual([])
  })
})
