/** Like `short-texts.ts`, by another author and long after the rules were made (2026-11-27); used once. */
import type { Language } from '../../src/contract/labels.ts'

export const SHORT_TEXTS_ANEW: Record<Language, readonly string[]> = {
  pt: `
Acorda, Brasil!
eita, que coisa
Sem anistia
tô chegando
Faz o L
Chega de impunidade
Cadeia já
Vergonha nacional
Saúde em primeiro lugar
Bora trabalhar
Justiça seja feita
Grande dia
Amém, irmão
Cidade parada por causa da greve
Governo corta verba da ciência
Vai Corinthians
Feliz Natal e próspero ano novo
Quem viu?
Isso é um absurdo
Ele não
Senador é vaiado no aeroporto
Mais um dia de luta
Ônibus lotado de novo
Segue o líder
Confira a entrevista completa
Nossa bandeira jamais será vermelha
Café com pão de queijo
Que saudade de casa
Educação transforma
O agro é pop`.split('\n'),
  es: `
Despierta, Argentina
Basta de mentiras
Hasta la victoria siempre
Qué lástima todo esto
La inflación no para
Ayer murió mi abuelo
Feliz cumpleaños, mamá
Nadie nos va a callar
El gobierno miente otra vez
Estamos hartos de la corrupción
Mañana no hay clases
Fuera Maduro
Ya basta
Me encanta tu trabajo
Vamos Colombia
Los jueces votaron en contra
Elecciones en Bolivia
Que Dios los bendiga
Buenas noches a todos
No más impuestos
Siempre lo mismo
Vino con ellos
El dólar subió
Hace frío en Santiago
¿Dónde está el dinero?
Renuncia ahora
Cuidado con las estafas
Están robando a plena luz
Todo va a salir bien
Aquí estamos de pie`.split('\n'),
  en: `
Wake up, people
Stop the lies
What a shame
Shut up
Not my president
Happy new year everyone
Thanks for sharing
Breaking news tonight
We the people
Freedom of speech matters
Love this
God is good
They stole the election
Inflation is out of control
Vote them out
See you tomorrow
Pray for Brazil
Free Lula
Drain the swamp
This is huge
I told you so
Nobody cares
Big win today
The court ruled against it
Follow the money
Fake news
Where is the evidence?
My heart is broken
Best day ever
Watch this video`.split('\n'),
  other: `
Bonjour à tous les amis
Guten Morgen zusammen, wie geht es euch?
Привет всем, как дела?
صباح الخير جميعا
今天天气很好
おはようございます
Buongiorno a tutti gli amici di Roma
Dzień dobry wszystkim, co słychać
Nous ne pouvons pas accepter cette réforme
Die Regierung hat wieder gelogen, das ist klar
Il governo ha mentito ancora una volta agli italiani
Слава Україні
좋은 아침입니다
Καλημέρα σε όλους
Herkese günaydın, nasılsınız bugün`.split('\n'),
  unknown: `
😂😂😂
kkkkkkkk
https://t.me/x
@fulano @beltrano
123 456
#PT
...
ok
👏🏼👏🏼
R$ 50
hahaha`.split('\n'),
}
