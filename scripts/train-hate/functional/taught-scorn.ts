import type { Templates } from './classes.ts'

/** More contempt without offensive words, and the same frames without contempt. */
export const TAUGHT_SCORN: Templates = {
  derog_impl_h: `
(Se|Caso) (nascesse|viesse|aparecesse) {um} {o} na (minha|nossa) família, (eu mudava de nome|a gente escondia|eu mandava embora|era o fim|minha mãe morria de desgosto)(.|!)
(Prefiro|É melhor) (um filho preso|um filho morto|ficar solteir~|ficar sem médico|ir a pé|passar fome|perder o emprego|cair do avião|andar só) (do que|a) (ter um filho |aceitar ajuda de |casar com |ser atendid~ por |andar com |depender de |){um} {o}(.|!)
(Não piso|Não entro|Não como|Não bebo|Não ponho a mão) (em|na) (lugar|casa|loja|comida|mesa) (de|que foi de|feita por) {o}(.|!|, tenho estômago fraco.|, cada um com seus princípios.)
(Aluga-se|Vende-se|Contrata-se|Vaga)(:|.) (exceto|menos|não aceito|nada de) {s}(.|!)
(Tiro|Tirei|Vou tirar) (minha filha|meu filho|as crianças) d(essa escola|essa creche|esse time|esse curso): (tem|aceitaram|colocaram) {um} {o} (na turma|de professor|no grupo)(.|!)
(Lavei|Passei álcool n|Joguei fora|Queimei) (a mão|a cadeira|o copo|o lençol|o banco) (depois que|porque) {um} {o} (usou|tocou|sentou|encostou|bebeu)(.|!)
(Não é|Nunca foi) por acaso que {s} (moram na lama|não têm emprego|vivem na cadeia|ninguém contrata|ficam por último|apanham da vida)(.|!|, plantaram isso.)
(Deus|A Bíblia|A natureza|A ciência) (não|jamais) (fez|aceita|aprova|previu|abençoa) {o}(.|!|, está escrito.|, o resto é invenção.)
(Ensino|Ensinei|Aviso) meus filhos a (mudar de calçada|não brincar|não falar|desconfiar|não aceitar nada) (quando vem|com|de) {o}(.|!)
(Um|Todo) {o} (inteligente|honest~|limp~|educad~|trabalhador)? (Isso é lenda|É exceção|Deve ser adotad~|Só em filme|Milagre|Conta outra)(.|!)
(Entre|Se tiver que escolher entre) {um} {o} e (meu cachorro|uma barata|um desconhecido|ninguém), (fico com o cachorro|fico com a barata|fico com ninguém|nem penso)(.|!)
(A faculdade|A empresa|O bairro|A seleção|A igreja) (caiu de nível|já não é a mesma|virou outra coisa|perdeu prestígio) (desde que|quando|porque) (aceitou|abriu a porta pra|encheu de) {s}(.|!)
(Aplaudem|Batem palma|Dão prêmio|Fazem filme) pra {o} (só por pena|porque é moda|por obrigação|com medo de processo), (talento que é bom nada|mérito zero|ninguém assume)(.|!)
{o} (se fazendo de vítima|chorando direitos|pedindo respeito|falando de inteligência|de luto|dando lição de moral)(, que cena|, que piada pronta|? Me poupe|: rir pra não chorar|, vai trabalhar)(.|!)
(Eu|A gente) (finge|fingia) que (não vê|respeita|gosta d)(e|) {s}, (mas todo mundo pensa igual|por educação|porque hoje dá processo)(.|!)
(Ninguém|Quem) (quer|vai querer) {um} {o} (como vizinho|na sala de espera|na mesa de Natal|cuidando da mãe|no berçário|tomando conta do cofre)(.|?|!)
(Graças a Deus|Ainda bem|Sorte nossa) (que |)(não |nunca )(tem|nasceu|veio|entrou) {o} (na nossa família|aqui no prédio|na minha sala|no nosso clube|neste lado da cidade)(.|!)
(O cheiro|O jeito|A cara|O sotaque|A fala|O cabelo) (de|d~s) {s} (já |)(diz tudo|entrega|me basta|espanta cliente|é de outra espécie|dói no ouvido)(.|!)
(Faltou|Falta) {o} (limpar|servir|carregar|lavar|capinar), que é (pra isso que existe|o que sabe fazer|pra isso que nasceu|o lugar dele)(.|!)
(Quem|Marido que|Mulher que|Pai que) (casa com|aceita|defende|cria|beija|emprega) {um} {o} (perde o meu respeito|não tem amor próprio|está perdido|é da mesma laia|mancha o sobrenome|não senta mais na minha mesa)(.|!)
(Melhor|Bom) (lugar|momento|dia) (da festa|do bairro|do Brasil|da viagem)(: |, )(onde|quando|o que) não (tem|tinha|aparece) {o}(.|!)
(Pergunta|Vai lá e pergunta) (se|pra) {um} {o} (sabe|já ouviu falar em) (sabonete|trabalho|carteira assinada|escola|vergonha|pai)(.|! kkk|?)
(Vitimismo|Mimimi|Choro|Privilégio|Modinha|Frescura) de {o} (cansou|não cola|me dá sono|acabou com o humor|tem que acabar|não sustenta país)(.|!)
(Hoje|Agora) (até|qualquer) {o} (vira doutor|tem microfone|manda no Brasil|é ministr~|dá aula|se acha gente|quer herança|tem carro), (o mundo acabou|fim dos tempos|perdemos|que fase)(.|!)
`,
  ident_neutral_nh: `
(Nasceu|Veio|Apareceu|Chegou) {um} {o} na (minha|nossa) (família|rua|sala), (e foi uma festa|e ganhou meu quarto|e a vida seguiu|e aprendemos muito)(.|!)
(Prefiro|É melhor) (ir a pé|cozinhar|dormir cedo|ler|ficar em casa) (do que|a) (ver jogo com|discutir política com|pegar trânsito com) meu (primo|tio|chefe) {o}(.|! kkk)
(Aluga-se|Vende-se|Contrata-se|Vaga)(:|.) (também para|inclusive para|prioridade para|direto com) {s}(.|!)
(Entre|No debate entre) {um} {o} e (um economista|uma pastora|o prefeito), (faltou tempo|sobrou respeito|o tema foi imposto|a plateia riu)(.|!)
(A faculdade|A empresa|O bairro|A igreja) (mudou|cresceu|ganhou prêmio|ficou mais alegre) (desde que|quando|porque) (aceitou|abriu a porta para|contratou) {s}(.|!)
(O cabelo|O sotaque|A fala|A roupa|A comida) (de|d~s) {s} (é tema de aula|vira exposição|me encanta|foi proibid~ na escola, e a família processa|ganha dicionário)(.|!)
`,
  negate_neg_nh: `
(Não|Nunca) (mudo|mudei|mude) de (calçada|lugar|mesa|fila) (por causa de|quando vejo|se chega) {um} {o}(.|!)
(Não é|Nunca foi) (problema|vergonha|desgosto|motivo de choro) (ter|casar com|ser filh~ de|morar com|trabalhar com) {um} {o}(.|!)
(Deus|A Bíblia|A ciência) (não|jamais) (condena|odeia|rejeita|despreza|manda odiar) {s}(.|!|, quem odeia são vocês.)
{o} não (rouba emprego|estraga bairro|desonra família|é castigo|é moda|é frescura|se faz de vítima|vive de bolsa)(.|!| de ninguém.)
`,
}
