/** Stripe's export of charges. */
export const charges = `id,Created (UTC),Amount,Amount Refunded,Currency,Fee,Status,Customer Email
ch_zoe_1_1,2026-11-06 10:00,89.95,20.00,usd,2.91,Paid,zoe@example.com
ch_lena_1,2026-11-07 21:30,89.95,0.00,usd,2.91,Paid,lena@example.com
ch_lena_2,2026-11-07 21:29,89.95,0.00,usd,0.00,Failed,lena@example.com
ch_jiro_9,2026-11-08 10:00,"13,400",0,jpy,482,Paid,jiro@example.com
ch_mats_1,2026-11-09 11:00,"1,234.50","1,234.50",usd,36.10,Refunded,mats@example.com
,2026-11-10 09:00,89.95,0.00,usd,,Paid,gil@example.com
,2026-11-10 09:00,89.95,0.00,usd,,Paid,gil@example.com
ch_ines_1,2026-11-11 08:00,89.95,0.00,usd,0.00,Pending,ines@example.com
`

/** PayPal's activity report, in Spanish. */
export const activity = `Fecha;Hora;Zona horaria;Tipo;Estado;Divisa;Bruto;Comisión;Correo;Id. de transacción;Id. de referencia
08/11/2026;13:30:00;PST;Pago recurrente;Completado;USD;89,95;-3,42;noa@example.com;TXN01;
08/11/2026;13:30:00;PST;Conversión de divisas;Completado;USD;-89,95;0,00;;TXN02;TXN01
08/11/2026;13:30:00;PST;Conversión de divisas;Completado;EUR;82,10;0,00;;TXN03;TXN01
09/11/2026;08:00:00;PST;Reembolso;Completado;USD;-20,00;0,00;noa@example.com;TXN04;TXN01
10/11/2026;09:00:00;PST;Pago recurrente;Pendiente;USD;89,95;0,00;omar@example.com;TXN05;
11/11/2026;10:00:00;PST;Pago recurrente;Completado;USD;89,95;-3,42;omar@example.com;TXN05;
12/11/2026;10:00:00;PST;Pago;Completado;USD;1.234,50;-45,10;pia@example.com;TXN06;
`
