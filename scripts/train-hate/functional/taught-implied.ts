import type { Templates } from './classes.ts'

const SIGH =
  '(era só o que faltava|aí fica difícil|depois reclamam|e a gente que pague|coincidência, né|nem me surpreendo|por que será|só digo isso|tirem suas conclusões|sabemos como termina|já vi esse filme|quem avisa amigo é|não falo mais nada|a conta chega|vai vendo|depois eu que sou ruim|imagina o cheiro|Deus me perdoe)'
const SPOILT =
  '(o clube|a praia|o aeroporto|o shopping|a novela|a universidade|o condomínio|a igreja|o futebol|a praça|o colégio|a vizinhança|o restaurante|a firma|o hospital|o Brasil|a Europa|o Sul)'
const SEAT =
  '(no cargo|na chefia|na presidência|de ministro|de médico|de juiz|de professora|na primeira classe|no restaurante chique|de carrão|de terno|na faculdade federal|dando aula|no camarote|de síndico|mandando)'

/**
 * Contempt without a revealing word: suspicion, places where someone does not belong, irony, excessive numbers,
 * inverted pity; and neutral sentences with the same words.
 */
export const TAUGHT_IMPLIED: Templates = {
  derog_impl_h: `
(Já viu|Alguém já viu|Você já viu|Vocês já viram|Me mostra) (algum~ |um |){o} (trabalhando|estudando|pagando a conta|lendo um livro|chegando na hora|devolvendo troco|sóbri~|tomando banho todo dia|falando a verdade|criando o próprio filho)? (Nem eu|Pois é|Kkkk|Raridade|Nunca|Eu não)(.|!)
{um} {o} ${SEAT}? (Só rindo|Cota, claro|Deve ter roubado|Alguém errou|Era só o que faltava|Que decadência|Daqui a pouco é macaco|Tô fora|Onde fomos parar).
(Hoje|Ontem) tinha {um} {o} ${SEAT}, ${SIGH}(.|...|?|!)
(Colocaram|Botaram|Elegeram|Chamaram|Puseram|Promoveram) {um} {o} (pra|para) (mandar|ensinar|cuidar do caixa|tomar conta das crianças|dirigir o hospital|apitar o jogo), ${SIGH}(.|...|?|!)
(Esse|Aquele) (tipo de gente|tipinho|povo|pessoal) {o} (a gente conhece de longe|sempre dá um jeito|não muda|não se mistura|vem pra ficar|nunca vem só|é melhor nem convidar|se conhece pelo cheiro), ${SIGH}(.|...)
(Sumiu|Desapareceu|Roubaram|Quebraram|Levaram) (meu relógio|o dinheiro|a bicicleta|a vidraça|o botijão) (justo|logo|bem) (no dia|na semana) que (veio|apareceu|entrou|mudou) {um} {o}. (Coincidência|Vai saber|Por que será|Eu avisei)(.|?|...)
${SPOILT} (tá|anda|ficou|virou) (cheio|cheia|lotado|lotada|tomado|tomada) de {o}, (perdeu a graça|não vou mais|vou me mudar|tempos difíceis|saudade de antigamente|já foi bem frequentado|que nível).
Saudade do tempo em que {s} (sabiam o lugar deles|entravam pelos fundos|não votavam|andavam de cabeça baixa|ficavam no mato|ficavam escondid~s|obedeciam|não apareciam na TV|serviam a mesa|pediam licença).
(No meu tempo|Antigamente|Na época do meu avô), {o} (sabia o seu lugar|não entrava em clube|não respondia|lavava chão e agradecia|não tinha vez|andava na linha|se escondia). (Bons tempos|Era outra coisa|E funcionava|Hoje querem ser doutor).
(Não sou|Nunca fui|Longe de ser) (preconceituoso|racista|machista|homofóbico|xenófobo), (mas|só que|tenho até amigos, mas) {o} (perto de criança|no meu prédio|na minha família|comigo no elevador|de genro|de chefe|com a minha filha) (não dá|aí já é demais|eu não aceito|não desce|me incomoda|é complicado).
(Pode ser|Aceito) (rico|pobre|feio|velho|divorciado|desempregado), só não (pode|me venha) (ser |com |){o}(.|!)
(Tenho|Até tenho) (amigos|conhecidos|empregados) {s}, (mas cada um no seu canto|mas na minha mesa não|mas não levo pra casa|só que eles sabem o lugar deles|mas é diferente, esse é limpinho).
(Até que|Nossa, mas|Impressionante como) (você|ela|ele|esse) (é bonit~|fala bem|é inteligente|se veste bem|é limpinh~|trabalha direito|é educad~) (pra|pra ser|para) {um} {o}(.|!|, parabéns.)
(Onde|Quando) (passa|chega|mora|senta|entra) {um} {o}, (some alguma coisa|a gente abre a janela|não nasce grama|o santo sai|vem outros dez atrás|acaba o sossego|ninguém come)(.|!)
(Médico|Motorista|Professora|Engenheiro|Advogada|Piloto|Pedreiro) {o}? (Desço do avião|Não, obrigado|Passo|Prefiro ir a pé|Quero o diploma na mesa|Nem de graça|Confio não)(.|!)
(Minha|A minha|Nossa) (empregada|faxineira|babá|cozinheira) é {o}, (pelo menos serve pra isso|mas conto os talheres|claro, seria o quê|come na cozinha e agradece).
(Que|Mas que) (surpresa|novidade|espanto|coisa), {um} {o} (preso|roubando|pedindo esmola|bêbado|atrasado|fazendo barraco|parindo mais um|querendo cota)(.|...|!)
(Metade|A outra metade|Boa parte) d~s {s} (vive às nossas custas|nunca pegou numa enxada|só sabe fazer filho|recebe sem trabalhar|está na cadeia, e a outra solta por engano)(.|, ${SIGH}.)
(Imposto|Dinheiro|Comida|Escola|Hospital) (meu|nosso|de quem trabalha) (sustentando|bancando|pagando|indo pra) {o}, ${SIGH}(.|!)
(Quando|Se) {o} (não caga|não estraga) na entrada, (caga|estraga) na saída(.|, ditado antigo.)
(Deus|A natureza|A evolução) (errou|estava cansad~|caprichou menos|dormiu|economizou) quando (fez|criou) {o}(.|, só pode.)
(Se|Quando) {s} (mandassem|governarem|forem maioria|decidirem), (eu vou embora|acabou o Brasil|tranquem as portas|voltamos à idade da pedra|ninguém mais trabalha|vai ser um pagode só)(.|!)
(Cheiro|Barulho|Bagunça|Gritaria|Sujeira) (estranh~ |)(no corredor|no prédio|na praia|no ônibus)? Olhei: {s}(.|, claro.|, ${SIGH}.)
(Você|Tu) (deixaria|daria|entregaria|confiaria) (sua filha|sua casa|a chave do carro|seu cachorro|seu cofre) (a|com|pra) {um} {o}? (Pois é|Seja sincero|Eu não|Silêncio, né).
(Genética|Cultura|Sangue|Raça|Berço) é (fogo|tudo|coisa séria), {o} (nasce assim|já vem com defeito|puxa pro que é|não nega a origem|sempre volta pra lama)(.|...)
{o} (é que nem|é igual|parece) (carrapato|mala sem alça|promessa de político|conta no fim do mês|chuva em feriado|unha encravada|goteira): (gruda e não larga|ninguém quer|só aparece pra estragar|quanto menos melhor)(.|!)
(Mais|Lá vem mais) (um|uma leva de|um ônibus de|uma cota pra|um feriado pra|um privilégio pra|um mimimi de) {o}, ${SIGH}(.|!|...)
(Tudo|Agora tudo) é (preconceito|racismo|homofobia|machismo) pra {o}, (vão carpir um lote|vão lavar louça|ninguém aguenta|arranjem o que fazer|sumam um pouco)(.|!)
(Quanto mais|Onde tem mais) {o}, (mais crime|mais sujeira|mais atraso|menos progresso|pior o bairro|mais doença). (Só olhar o mapa|Números não mentem|Façam as contas|Ninguém fala disso)(.|!)
(Devolve|Devolvam|Manda|Mandem|Despacha) (ess^s |){s} (pra lá|pro navio|pra África|pra floresta|pra origem|pro país deles|pro circo|pra caverna) (e vamos ver se melhora|que aqui já deu|com passagem só de ida|, eu pago o frete)(.|!)
(Segue|Continua|Vai nessa), (defende|abraça|leva pra casa|acolhe) {o}, (depois não chora|quando te roubar eu rio|quero ver quando for teu vizinho|boa sorte com a carteira)(.|!)
(Criança|Filho|Menino) (criado|criad~) por {o} (vai dar no quê|já sabe, né|nasce perdid~|coitad~|vira outr~)(?|.|...)
(Fui|Entrei|Pisei) (lá|naquele bairro|naquela escola) e só (vi|tinha) {o}: (dei meia-volta|saí correndo|parecia outro planeta|achei que era presídio|segurei a respiração)(.|!)
(Um|Dois|Três) {s} (entram|entraram) num bar... (e acabou o bar|some o caixa|o dono fecha|piada pronta|a polícia já sabe)(.|. kkkk)
(Sabe|Você sabe) (o que|qual a diferença entre) {um} {o} e (um saco de lixo|um balde|um cachorro|um poste)? (O saco serve|O cachorro é limpo|O poste trabalha|Nenhuma|O balde carrega água)(.|! kkk)
(Vaga|Cota|Bolsa|Terra|Cargo) pra {o} (e o resto que se lasque|enquanto gente séria fica de fora|, é o mundo ao contrário|, prêmio por nascer errado|, prêmio pra quem não se esforça)(.|!)
(Desculpe|Com licença|Perdão), (mas |)(isso é serviço|isso é lugar|essa mesa não é|aqui não é clube) (de|pra) {o}(.|!)
(Esse|Este) (país|mundo|governo) (só anda|vai melhorar|toma jeito) quando {s} (pararem de votar|ficarem no seu canto|voltarem pra casa|pararem de parir|saírem da política|forem postos no lugar)(.|!)
(Tenho|Sinto|Dá) (pena|dó) de quem (tem que conviver|mora|trabalha|casa|divide quarto) com {o}(.|, eu não aguentava.|, deve ser um castigo.)
(Se é|É) {o}, (eu desconfio|boa coisa não é|não entra|não me engana|conto os dedos depois do aperto de mão|tá explicado|nem pergunto)(.|!)
`,
  ident_neutral_nh: `
(Já viu|Alguém já viu|Vocês já viram) (a série|o filme|o museu|a festa|o documentário|a exposição) d~s {s}? (Pois é, amei|Eu ainda não|Recomendo|Vale a pena|Nunca chorei tanto)(.|!)
(Hoje|Ontem) tinha {um} {o} ${SEAT} (e foi ótimo|e aprendi muito|, normal|, que aula boa|e ninguém reparou|, meu tio)(.|!)
(Sumiu|Quebrou|Perdi|Esqueci) (meu relógio|a chave|a bicicleta|o celular) (no dia|na semana) da festa d~s {s}(.|, alguém achou?|, fui eu mesmo.)
${SPOILT} (recebe|contrata|homenageia|abre as portas para|oferece curso a) {s} (neste mês|pela primeira vez|até sexta|sem custo)(.|!)
(No meu tempo|Antigamente|Na época do meu avô), {o} (não podia votar|não entrava em clube|sofria calad~|não tinha escola|era proibid~ de casar). (Ainda bem que mudou|Que atraso era aquilo|Não quero que volte|Era uma injustiça)(.|!)
(Engenheira|Motorista|Piloto|Professora|Médico) {o} (fala da profissão|atende no SUS|comanda voo|conta como estudou|dá entrevista hoje)(.|!)
(Mais|Chega mais) (um|uma leva de|um voo com) {s} (no abrigo|a Pacaraima|na universidade|no elenco|para a missão)(, diz a prefeitura.|.|, e falta colchão.)
(A filha|O filho|A mãe|O pai) de {um} {o} (passou no concurso|está internad~|mandou lembranças|procura emprego|canta no coral)(.|!)
`,
  counter_ref_nh: `
(Dizer|Insinuar|Achar normal) que {o} (rouba|não trabalha|é tudo igual|não serve pra chefe|devia voltar pra terra dele|tem que saber o seu lugar) é (racismo|preconceito|xenofobia|ignorância|coisa do século passado)(.|!)
(Segurar|Esconder|Agarrar) a bolsa quando (passa|entra|vê) {um} {o} (é preconceito|diz muito sobre você|machuca quem vê|já fizeram comigo)(.|!)
(Meu avô|O síndico|Uma cliente|O pastor|Esse colunista) (falava|disse|acha|escreveu) que {o} (tinha que saber o seu lugar|não era gente|era tudo ladrão|não devia votar), e (eu sempre discordei|que vergonha|ouviu poucas e boas|hoje pede desculpas|respondi na hora)(.|!)
(Não me venha|Parem|Chega) (com|de) (essa história|piadinha|essa conversa) de que {o} (é preguiços~|não sabe votar|é sujo|não trabalha|rouba)(.|!|, é preconceito.)
`,
}
