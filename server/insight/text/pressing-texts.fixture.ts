/* One text per line. Each was written to test the recognition, none to train it; misses were fixed by kind. */

/** The writer’s own account or money is in danger. */
export const inDanger = `
I can’t get into my account since this morning and two trades are still running.
The password no longer works and the robot keeps trading, what do I do?
My positions are still open although I pressed stop an hour ago.
The balance went from 4,000 to 300 overnight. Where is my money?
Half of my deposit disappeared and nobody answers me.
No puedo entrar en mi cuenta y hay operaciones abiertas.
La posición lleva tres horas abierta y no hay forma de cerrarla.
Me falta la mitad del saldo, ¿dónde está mi dinero?
Ich komme seit gestern nicht mehr in mein Konto, und der Roboter handelt weiter.
Die Position lässt sich seit Stunden nicht schließen, bitte helfen Sie mir.
Mein Konto ist fast leer, was ist passiert?
Je ne peux plus me connecter et mes positions sont ouvertes.
Tout mon argent a disparu du compte cette nuit.
Non riesco più ad accedere e il robot continua a operare.
Não consigo entrar na conta e as posições estão abertas.
Не могу зайти в кабинет, а сделки открыты.
С моего счёта пропали почти все деньги.
لا أستطيع الدخول إلى حسابي والصفقات مفتوحة
اختفى رصيدي كله هذه الليلة
मैं अपने खाते में लॉगिन नहीं कर पा रहा और ट्रेड खुले हैं
मेरा सारा पैसा गायब हो गया
我登录不上账户，仓位还开着
账户里的钱全没了，怎么回事？
I’m shut out of my account and the bot is losing one trade after another.
None of my orders can be closed, the platform just says “rejected”.
Woke up and the whole deposit is gone.
Please hurry, I cannot sign in and there are eight lots open.
Llevo desde ayer sin poder acceder a la cuenta.
Ha desaparecido todo el dinero de mi cuenta.
Las operaciones no se cierran aunque pulse el botón.
Mein Geld ist über Nacht verschwunden!
Ich kann mich nicht mehr anmelden, und drei Positionen laufen.
Alle Positionen sind immer noch offen, obwohl ich den Bot ausgeschaltet habe.
Impossible de fermer la position, elle reste ouverte depuis hier.
Mon compte a été vidé pendant la nuit.
Il saldo è sparito da ieri sera.
Le posizioni sono ancora aperte e non si chiudono.
O meu saldo desapareceu, o que aconteceu?
As ordens não fecham e a margem está a acabar.
Пароль не подходит, а робот торгует дальше.
Позиции не закрываются уже два часа.
الصفقات لا تغلق منذ ساعتين
كلمة السر لا تعمل والروبوت يتداول
मेरे ट्रेड बंद नहीं हो रहे
सारा बैलेंस गायब है
仓位平不掉，怎么办
密码不对，进不去，单子还开着
The terminal won’t let me in and the bot has nine trades on.
Someone withdrew everything from my account!
My stop button does nothing, trades are still being opened.
Equity is almost at zero, please do something.
No me deja iniciar sesión y estoy perdiendo dinero.
Me han vaciado la cuenta.
El bot abre operaciones aunque lo apagué.
Der Bot kauft weiter, obwohl ich ihn gestoppt habe.
Auf meinem Konto ist kein Cent mehr.
J’ai perdu l’accès à mon compte et le robot tourne encore.
Il n’y a plus rien sur mon compte !
Il mio conto è stato svuotato.
Ho perso l’accesso e il robot è ancora attivo.
Perdi o acesso à conta e há ordens abertas.
Sumiram 2.000 dólares do meu saldo.
Потерял доступ к счёту, а робот торгует.
На счёте ноль, что произошло?
فقدت الوصول إلى حسابي والروبوت يعمل
سحب أحدهم كل أموالي
मेरा खाता खाली हो गया
मैं लॉग इन नहीं कर पा रहा हूँ
我被锁在账户外面了，机器人还在交易
账户余额变成零了
My login is rejected since the update and I have open gold trades.
All my savings were on that account and now it shows nothing.
The bot opened 40 orders in ten minutes and I can’t stop them.
I’m one dollar away from a margin call.
Mi cuenta aparece en cero esta mañana.
El robot no obedece, sigue comprando oro.
No encuentro mi dinero en el bróker.
Mein Broker zeigt plötzlich 0 Euro an.
Der Roboter reagiert nicht mehr und hat fünf offene Trades.
Hilfe, alles weg!
On a vidé mon compte pendant la nuit.
Mes trades restent bloqués, je ne peux rien fermer.
Qualcuno ha prelevato i miei soldi.
Il bot apre ordini senza fermarsi.
Minha conta zerou de um dia para o outro.
O robô não para de comprar.
Бот открыл кучу сделок, не могу отключить.
Депозит исчез, помогите.
حسابي أصبح صفرا
لا أستطيع إيقاف الروبوت
मेरा बैलेंस शून्य दिख रहा है
बॉट रुक नहीं रहा
账户突然变成零
机器人停不下来一直开单
Terminal says invalid credentials and I have gold shorts running at full size.
I switched the EA off at noon and it has just bought another lot.
Somebody in another country is logged in as me, I can see their trades.
We’re down 60% since lunch, what on earth is going on?
Price went through my stop and the order is simply ignored by the platform.
Acabo de ver un retiro de 1.500 dólares que yo no pedí.
El programa duplica los lotes él solo y me queda un 20 % de margen.
Mi cuenta aparece suspendida y dentro hay seis compras de oro.
No encuentro mis ahorros, la cuenta marca 12 dólares.
Советник открыл двадцать лотов, хотя стоял на паузе.
Мне пришло уведомление о выводе средств, я ничего не выводил!
Со вчерашнего вечера минус 70 % от депозита.
Терминал пишет «счёт отключён», а внутри открытые продажи.
وصلتني رسالة سحب لم أطلبها
البوت فتح عشرين صفقة بعد ما طفيته
حسابي نزل من خمسة آلاف إلى مئتين بليلة وحدة
المنصة تقول بيانات الدخول غير صحيحة وعندي صفقات شغالة
Seit einer Stunde kauft das Programm im Sekundentakt nach, Margin bei 40 %.
Un retrait que je n’ai jamais demandé vient de partir de mon compte.
有人从我账户提走了三千美元，不是我操作的
Nobody told me the leverage changed and now a stop-out is minutes away.
My balance fell off a cliff at 3 am, nine thousand down to four hundred.
The broker app kicked me out mid-trade and won’t take my password again.
There’s a payout to an unknown wallet in my history.
It keeps piling on lots and I don’t know how to pull the plug.
Hay dos ventas que no quieren cerrarse y la pérdida crece.
Desde anoche el robot no para de meter órdenes y yo ya lo quité del gráfico.
Me cambiaron la clave del bróker, yo no he sido.
Se comió la mitad de mis ahorros en una tarde.
Не получается попасть в личный кабинет, а там вся моя пенсия.
Баланс тает на глазах, помогите!
Робот игнорирует кнопку «Стоп» и докупает.
Кто-то поменял почту в моём аккаунте.
رصيدي يذوب قدامي وما أعرف كيف أوقفه
دخل أحد على حسابي من جهاز غريب
ما أقدر أقفل الصفقة والخسارة تكبر
اختفت نصف فلوسي من الحساب بين ليلة وضحاها
Fremde Abhebung auf meinem Konto, 800 Euro, das war ich nicht!
Mon stop n’a pas été respecté et la position coule toujours.
单子平不了，保证金只剩百分之二十
Twelve thousand in there yesterday, and today the screen says forty dollars.
The VPS people changed my login and the robot is running wild in there.
I never approved that transfer of 900 dollars to a stranger.
Margin warning just popped up and I can’t reach anyone.
All my trades are upside down and the robot adds to them every ten minutes.
El margen está en rojo y no me deja cerrar nada.
Han entrado en mi cuenta desde otro país.
Llevo perdidos 3.000 dólares en una hora y sigue bajando.
La orden de cierre no hace nada, sigue en pantalla.
Счёт обнулился, пока я был на работе.
Бот не реагирует на отключение и продаёт дальше.
Вижу чужие ордера на своём счёте.
Заблокировали вход, деньги внутри.
الحساب صار سالب وما أدري ليش
كل دقيقة يفتح صفقة والبوت ما يوقف
غيروا الباسورد وما أقدر أدخل
انسحب من حسابي ألفين دولار بدون علمي
Mein Zugang ist gesperrt und drei Positionen laufen ins Minus.
On m’a retiré 700 euros sans mon accord.
我的账户被冻结了，里面还有五手黄金
`

/** Calm texts with the same words, and dangers of others. */
export const inCalm = `
How do I log in to MetaTrader for the first time?
Can I have several positions open at the same time?
What happens to my money if I cancel?
Where is the money kept, with you or with the broker?
¿Cuántas posiciones abiertas tiene el robot normalmente?
Wie melde ich mich an?
Comment ouvrir un compte ?
Quanto denaro serve per iniziare?
Сколько сделок открывает робот?
كيف أفتح حسابا؟
खाता कैसे खोलें?
怎么登录？
Is it possible to lose all my money?
I never had problems to log in.
My friend lost all his money with another robot.
How much money do I need in the account?
Do positions stay open over the weekend?
When is the balance updated?
Can you close all positions with one click?
¿Se cierran las posiciones el viernes?
¿Qué pasa si olvido la contraseña?
Kann man Positionen selbst schließen?
Was passiert, wenn mein Konto leer ist?
Les positions sont-elles fermées le week-end ?
Le posizioni si chiudono da sole?
As posições fecham sozinhas?
Можно ли закрыть сделку вручную?
هل يمكن إغلاق الصفقات يدويا؟
क्या ट्रेड अपने आप बंद होते हैं?
持仓过夜要收费吗？
My old bot emptied my account last year, is yours different?
I would like to open an account.
Where is my money held, at the broker?
Can I access my account from two devices?
El saldo se ve en MetaTrader.
Can the robot empty an account?
Is access to the account shared?
What is the minimum equity?
Does the bot open trades at night?
¿El bot abre operaciones los lunes?
¿Se puede apagar el bot?
Wie viele Trades öffnet der Bot?
Kann ich den Zugang später ändern?
Le robot tourne-t-il la nuit ?
Il robot lavora anche di notte?
O robô opera à noite?
Как получить доступ к счёту?
Робот торгует ночью?
هل يعمل الروبوت ليلا؟
क्या रोबोट रात में चलता है?
机器人晚上也交易吗？
Thanks, my login works again.
All my positions closed in profit, nice.
I closed my account with the old broker.
Money arrived, thank you.
Which margin level do you recommend for 1,000 dollars?
Is the password I choose here the same as the one for MetaTrader?
I had no open positions when I moved to the new server, all fine.
Does the robot stop by itself before big news?
Can someone else at home use the same account as me?
I read that some brokers freeze accounts. Is yours one of them?
My position at work changed and I have more time now.
¿Puedo retirar dinero cuando haya operaciones abiertas?
¿La contraseña se cambia desde el bróker o desde aquí?
El bot cerró todo el viernes, como esperaba.
¿Qué porcentaje de margen usa normalmente?
Можно ли открыть счёт на жену?
Подскажите, бот закрывает сделки перед выходными?
Пароль сменил сам, теперь всё работает.
هل أستطيع إيقاف الروبوت متى أردت؟
كم صفقة يفتح البوت في اليوم؟
غيرت كلمة السر بنفسي وكل شيء تمام
Wie hoch ist der übliche Verlust in einem schlechten Monat?
Le robot peut-il passer des ordres pendant les annonces ?
机器人每天大概开几单？
What’s the longest a losing position has ever been kept?
My sister’s account runs on your bot and she likes it.
Could you explain what a stop-out is?
I switched the bot off for the holidays and will turn it on again on Monday.
Do you ever change the lot size without telling clients?
Who can see my balance besides me?
I forgot my password, where is the reset page?
¿Qué pasa si se corta internet con una operación abierta?
He cambiado la clave como pedían, ya está.
¿Cuánto puede bajar la cuenta en un mal mes?
El dinero llegó bien a mi banco.
Что такое стоп-аут и когда он наступает?
Как часто бот открывает сделки ночью?
Поменял почту в кабинете, проверьте, пожалуйста.
كم أقصى خسارة حصلت في شهر واحد؟
هل يرى أحد غيري رصيدي؟
سحبت أرباحي أمس ووصلت بسرعة
Wo sehe ich, ob der Bot gerade eine Position offen hat?
Combien de positions le robot garde-t-il le week-end ?
周末持仓会自动平掉吗？
Is there a way to limit how much can be lost in a day?
We opened an account last week and all went smoothly.
What does the message "market closed" mean?
My wife will also open an account, is there a family price?
I stopped the subscription of another signal service, now I want yours.
Who sets the stop loss, me or the bot?
Can the bot handle two accounts with different passwords?
¿Cuánto margen libre conviene dejar?
Cerré mi operación manual y ahora empiezo con ustedes.
¿Quién puede entrar en mi cuenta?
He retirado 200 dólares sin problema.
Какой минимальный депозит?
Бот сам закрывает сделки или надо мне?
Вывел деньги за день, всё хорошо.
كم الهامش المطلوب لفتح صفقة واحدة؟
هل الروبوت يعمل يوم الجمعة؟
سكرت حسابي القديم وأبغى أفتح جديد
Ich habe mein Passwort geändert, muss ich es Ihnen schicken?
Quel est le dépôt minimum ?
`

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
