/* One text per line. Each was written to test the recognition, none to train it; misses were fixed by kind. */

/** A decision is put off, politely. */
export const putOff = `
Thanks, but not now. Maybe next year.
I will think about it and come back later.
Not at the moment, perhaps in spring.
Gracias, ahora no puedo, quizá más adelante.
De momento no, ya les escribiré yo.
Lo dejo para otro momento, gracias.
Im Moment passt es nicht, vielleicht später.
Danke, derzeit kein Bedarf, ich melde mich wieder.
Gerade nicht, eventuell im neuen Jahr.
Pas maintenant, peut-être plus tard. Merci.
Je préfère attendre un peu, merci de votre patience.
Pour l’instant non, je reviendrai vers vous.
Per ora no, magari in futuro. Grazie.
Ci penso e vi faccio sapere.
Agora não, talvez mais tarde.
Por enquanto não, obrigado.
Fica para depois, volto a contactar.
Сейчас не готов, может быть позже.
Пока подожду, спасибо.
Спасибо, вернусь к этому через пару месяцев.
ليس الآن، ربما لاحقا
شكرا، سأفكر في الأمر وأعود إليكم
في الوقت الحالي لا، ربما الشهر القادم
अभी नहीं, शायद बाद में
सोच कर बताऊंगा, धन्यवाद
फ़िलहाल नहीं, अगले महीने देखेंगे
现在不需要，也许以后再说
谢谢，我再考虑一下
暂时不了，过段时间再联系
Maybe in the new year, thank you.
Not ready yet, I will write to you.
Thank you for the offer. For now I’ll wait.
Quizá en otoño, gracias.
Todavía no, lo pensaré.
Vielen Dank! Ich überlege es mir noch.
Jetzt leider noch nicht.
Merci, je vais réfléchir.
Peut-être en septembre.
Forse in primavera.
Vorrei aspettare, ci devo pensare.
Vou pensar e depois falo convosco.
Talvez no próximo ano.
Пока не планирую, может весной.
Подумаю и напишу.
ربما الشهر القادم إن شاء الله
خليني أفكر شوي
शायद अगले साल
अभी तो नहीं, धन्यवाद
改天再说吧，谢谢
我考虑一下再回复
Let me sleep on it.
After the summer, perhaps.
I’m busy these weeks, talk later.
Después del verano, quizás.
Estos días estoy liado, hablamos luego.
Nach dem Urlaub vielleicht.
Erst nächstes Jahr wieder.
Après les vacances, peut-être.
On en reparle à la rentrée.
Dopo le vacanze, forse.
Ne riparliamo a settembre.
Depois das férias, talvez.
Falamos em setembro.
После отпуска, возможно.
Вернёмся к этому осенью.
بعد العيد ربما
نتكلم لاحقا
छुट्टियों के बाद शायद
दिवाली के बाद बात करते हैं
春节以后再看吧
等我有空再聊
Not this year.
We’ll see in a few months.
Ask me again in January.
Quizá en unos meses.
Lo veré después de Navidad.
Vielleicht im Herbst.
Momentan keine Zeit.
Je verrai ça en janvier.
Pas cette année.
Vedremo tra qualche mese.
Quest’anno no.
Este ano não.
Vejo isso em janeiro.
В этом году не получится.
Посмотрю через месяц.
ليس هذا العام
سأرى بعد شهرين
इस साल नहीं
दो महीने बाद देखूंगा
今年不行
两个月以后再看
Let me finish the house move first, I’ll get in touch in autumn.
Interesting, but my savings are tied up until March.
Could we revisit this after the tax year ends?
I’d like to watch for a few weeks before I decide anything.
Not for me at this point, thanks anyway.
Me lo quiero pensar con calma, ya hablaremos.
En cuanto cobre el bono de fin de año os escribo.
Ahora mismo estoy con una mudanza, mejor en verano.
Prefiero leer un poco más antes de decidirme.
Давайте вернёмся к разговору в марте.
Сейчас ремонт, все деньги там. Напишу осенью.
Хочу пару недель просто понаблюдать.
Жена пока против, поговорим после праздников.
خلونا نرجع للموضوع بعد رمضان
أحتاج أقرأ أكثر قبل ما أقرر
هالفترة ميزانيتي ما تسمح، يمكن بعد الصيف
Ich schaue mir das erst mal ein paar Wochen an.
Je préfère en discuter avec mon mari d’abord.
Deixem-me só acabar o semestre e depois falamos.
等发了年终奖再联系你们吧
We’re expecting a baby, so this is for next year.
I’d rather build up a bigger cushion first.
Put me down for a reminder around Easter.
My contract runs out in June, then I’ll look at it properly.
Thanks for the details, I need to digest them.
Cuando vuelva de viaje lo miro con más calma.
Este trimestre imposible, lo hablamos en el siguiente.
Lo consulto con mi hermano y os cuento.
Tengo que juntar un poco más de capital primero.
Сначала закрою кредит, потом вернусь к вам.
Сейчас не до этого, может, летом.
Мне надо всё взвесить.
أستنى الراتب الجديد وبعدها نشوف
مو الحين، عندي سفر
أستشير زوجتي وأرد عليكم
Erst muss ich den Umzug hinter mich bringen.
Rien ne presse pour moi, on verra à la rentrée.
Devo parlarne con mia moglie prima.
Este mês está complicado, voltem a escrever em abril.
先不急，等孩子考完试再说
This quarter is chaos, ping me in the next one.
Waiting on a visa, then I’ll think about it seriously.
Sounds fair. I’d want to see six more months of results first.
Maybe when the kids are older.
Let’s park it for now.
Lo retomamos en septiembre si les parece.
Primero quiero terminar de pagar el coche.
Todavía estoy comparando opciones.
Ya les diré algo en unas semanas.
Вернусь к вопросу ближе к зиме.
Пока присматриваюсь.
Надо сначала накопить.
خلوني أخلص دراستي أول
يمكن السنة الجاية إن شاء الله
أحتاج شوية وقت أفكر
Das muss ich erst mit meiner Frau besprechen.
Je reviens vers vous après les fêtes.
Ne riparliamo quando torno dalle ferie.
Preciso de mais uns meses.
我再观察几个月
`
