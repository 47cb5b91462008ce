/** Short handwritten texts as people post them, each list in one language, to test language detection. */
import type { Language } from '../../src/contract/labels.ts'

export const SHORT_TEXTS: Record<Language, readonly string[]> = {
  pt: `
Bom dia, gente!
Que absurdo isso aí
vai dar ruim kkkkk
Não acredito nisso
Fora Temer!
Eu avisei vocês
Parabéns pelo trabalho
Hoje tem sessão na Câmara
A vacina salva vidas
Saiu o resultado do Enem
O povo não é bobo
Deus abençoe a todos
mano do céu olha isso
Reforma tributária já
Quem paga a conta?
Mais uma mentira do governo
Voto impresso e auditável
Esse país não tem jeito
Tá todo mundo louco, oba
Compartilhem antes que apaguem!
O Congresso aprovou o projeto ontem à noite
Pix de 50 reais, alguém?
Estou na rua com o povo de São Paulo
A prefeitura sumiu com a verba da merenda
Minha mãe votou nele e se arrependeu
Live às 19h no canal
nao da pra confiar em politico nenhum
vc viu o q ele falou?
Imposto é roubo
Atenção: risco de chuva forte em Minas
Gol do Palmeiras!!!
Ministro pede vista e adia julgamento
É fake que urnas foram fraudadas
Cadê o dinheiro da saúde?
Lula sanciona lei
Bolsonaro segue internado
As mulheres ganham menos que os homens
Obrigado pelo carinho
Fazendo a lição de casa com meu filho
Defender a Amazônia é defender o Brasil`.split('\n'),
  es: `
¡Buenos días a todos!
No lo puedo creer
Qué vergüenza este gobierno
Hoy vamos a la marcha
El pueblo unido jamás será vencido
Milei anuncia nuevas medidas
Mucha fuerza para la familia
La vacuna salva vidas
¿Quién paga la cuenta?
Otra mentira más del presidente
Esto no puede seguir así
Gracias por el apoyo
Viva la libertad, carajo
Los precios suben todos los días
El Congreso aprobó la ley anoche
Estoy en la calle con la gente
Mañana habrá elecciones en Venezuela
Nos vemos a las siete en la plaza
Qué lindo día
Mi madre votó por él y se arrepintió
jajaja no puede ser
Compartan antes de que lo borren
El dólar otra vez por las nubes
Ojalá llueva pronto
Último momento: renunció el ministro
Las mujeres ganan menos que los hombres
Hay que defender la democracia
Gobierno de Chile decreta emergencia
Feliz cumpleaños, amigo
Yo no fui
Argentina campeón del mundo
Perú exige justicia para los caídos
Ayer hablé con los vecinos del barrio
Aquí no se rinde nadie
Maduro detuvo a los opositores
Buenas noches desde Bogotá
Nunca más
Reforma judicial ya
El fútbol es así
Todavía estamos esperando respuesta`.split('\n'),
  en: `
Good morning everyone!
I can't believe this
What a shame
Make America great again
We are live at seven
The vaccine saves lives
Who pays the bill?
Another lie from the government
Thank you for your support
This is fake news
Breaking: minister resigns
lol that's so true
Trump announces new tariffs
Stop the steal
See you tomorrow in the square
Happy birthday my friend
You have been warned
Share before they delete it
Prices go up every day
The Senate passed the bill last night
Free speech matters
Read the full thread
No one is above the law
I was there yesterday
Just do it
Women earn less than men
God bless you all
Climate change is real
Protect the Amazon
We need answers now
Never again
Watch this video until the end
Not my president
They knew about it for years
Brazil wins again
It was a rigged election
Follow me for more
My mother voted for him and regrets it
Great meeting with President Lula today
Unbelievable goal`.split('\n'),
  other: `
Bonjour à tous et bonne journée
Je ne peux pas y croire
Le gouvernement a menti encore une fois
Merci pour votre soutien
Les femmes gagnent moins que les hommes
La France insoumise appelle à manifester demain
Guten Morgen zusammen
Ich kann das nicht glauben
Die Regierung hat schon wieder gelogen
Danke für eure Unterstützung
Buongiorno a tutti
Non ci posso credere
Il governo ha mentito ancora una volta
Grazie per il vostro sostegno
Le donne guadagnano meno degli uomini
Доброе утро всем
Правительство снова солгало
Слава Україні
صباح الخير جميعا
الحكومة كذبت مرة أخرى
בוקר טוב לכולם
おはようございます
政府又撒谎了
안녕하세요 여러분
Καλημέρα σε όλους
Günaydın herkese
Hükümet yine yalan söyledi
Dzień dobry wszystkim
Rząd znowu skłamał
De regering heeft weer gelogen`.split('\n'),
  unknown: `
https://t.me/canal/123
👏👏👏
#Brasil #Lula
@fulano
12/03/2026
kkkkkkkk
R$ 3.897.092,67
...
haha
😂😂😂 @beltrana https://x.com/a/1
OK
????`.split('\n'),
}
