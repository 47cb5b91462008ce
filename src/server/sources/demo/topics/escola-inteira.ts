import type { Topic } from '../topic.ts'

/** Education, around an invented programme of full-time schools. */
export const escolaInteira: Topic = {
  slug: 'escola-inteira',
  weight: 1.6,
  emoji: ['📚', '🎒', '✏️', '👩‍🏫', '🏫'],
  hashtags: ['EscolaInteira', 'Educação', 'EducaçãoPública', 'Professores'],
  scenes: ['card', 'bars', 'hills'],
  headlines: [
    'Escola Inteira chega a mais cidades',
    'Um dia numa escola de tempo integral',
    'Falta de professores de matemática preocupa',
    'Merenda: o que mudou no prato das crianças',
  ],
  facts: [
    'O programa Escola Inteira [chegou|chega] a {cidade} com {2-9} escolas e {600-3800} vagas em tempo integral.',
    'Faltam professores de [matemática|física|química|inglês] em {17-42}% das turmas do ensino médio {estado_em}.',
    'A escola de {cidade} [reabriu|foi reaberta] depois de {5-19} meses de reforma, agora com [biblioteca|quadra coberta|laboratório de ciências].',
    'O transporte escolar {estado_em} percorre {14-68} mil quilômetros por dia, e {9-23}% da frota [passou do prazo de uso|tem mais de 15 anos].',
    'Estudantes de {cidade} ficaram em [primeiro|segundo|terceiro] lugar na olimpíada de [robótica|astronomia|português] com um projeto [sobre reúso de água|de irrigação barata|de tradução em Libras].',
    'A matrícula em creche [cresceu|aumentou] {4-18}% em um ano, mas a fila ainda tem {120-940} crianças em {cidade}.',
    'Estive hoje na escola [Flor do Campo|Monteiro da Serra|Dona Benta Lima|Sete Nascentes], em {cidade}, e [conversei com|ouvi] professores, merendeiras e estudantes.',
    'O piso dos professores foi [reajustado|corrigido] em {4-9},{1-9}%; {8-25} prefeituras {estado_de} ainda não pagam.',
    'L:Aprovamos {casa_em} a regra que [proíbe celular na sala de aula|garante merenda nas férias|obriga cada escola a ter um psicólogo].',
    'A nota de leitura das crianças de 8 anos [subiu|melhorou] {3-12} pontos {estado_em}.',
  ],
  support: [
    'Escola em tempo integral é criança com [três refeições, esporte e livro|comida, estudo e segurança] o dia todo.',
    'Não existe país desenvolvido com professor [mal pago|desvalorizado].',
    'Investir em creche é investir na mãe que quer [trabalhar|voltar a estudar].',
    'Sou filh{o} de professora. [Sei o que significa|Cresci vendo] corrigir prova de madrugada.',
    'Cada real na Escola Inteira [volta|retorna] em emprego, saúde e paz.',
    'Educação não é gasto. É [a única herança que ninguém tira|o começo de tudo].',
  ],
  criticism: [
    'Escola Inteira no papel, [escola sem teto na vida real|banheiro quebrado na prática]. Recebi as fotos de {cidade}.',
    'Mais uma propaganda da educação e [nenhum|nem um] professor novo contratado.',
    'O governo cortou {80-420} milhões da [merenda|formação de professores|educação especial] e não explicou.',
    'Criança de 8 anos que não lê não precisa de slogan. Precisa de [método e professor|aula].',
    'Sala de aula é lugar de ensinar português e matemática, [não de militância|com respeito às famílias].',
    '{ato} sobre as obras paradas das escolas {estado_de}: são {9-44}.',
  ],
  calls: [
    'Professor, professora: [escreva contando|me conte] a situação da sua escola.',
    'As inscrições para as vagas vão até {prazo}.',
    'Marque aqui [aquele professor que mudou a sua vida|uma professora inesquecível].',
  ],
}
