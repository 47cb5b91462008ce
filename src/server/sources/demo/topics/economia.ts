import type { Topic } from '../topic.ts'

export const economia: Topic = {
  slug: 'economia',
  weight: 1.8,
  emoji: ['📈', '📉', '💰', '🛒', '🧮'],
  hashtags: ['Economia', 'Emprego', 'CustoDeVida', 'PreçoDaFeira'],
  scenes: ['bars', 'lines', 'skyline'],
  headlines: [
    'O preço da feira, mês a mês',
    'Emprego com carteira cresce no interior',
    'Por que os juros pesam no carnê',
    'Pequenos negócios pedem crédito mais simples',
  ],
  facts: [
    'O quilo do [feijão|café|tomate|arroz|frango] [subiu|aumentou|caiu|baixou] {4-24}% em {mes} na feira de {cidade}.',
    '{cidade} [abriu|criou] {140-2300} vagas com carteira assinada no trimestre, a maior parte [no comércio|na indústria|nos serviços].',
    'A conta de luz {estado_em} vai [subir|aumentar] {3-14}% a partir da próxima leitura.',
    'A renda média {estado_em} cresceu {2-7},{1-9}% acima da inflação em doze meses.',
    'Das empresas abertas {estado_em} neste ano, {58-83}% são de [uma pessoa só|microempreendedores].',
    'O crédito para pequenos negócios [chegou a|somou] {120-890} milhões de reais {estado_em}.',
    'Um trabalhador de {cidade} gasta {22-38}% do salário com [aluguel|comida|transporte].',
    'O imposto sobre [cesta básica|material de construção|livros didáticos] entra na pauta {neste_dia}.',
    'A fábrica de [móveis|tecidos|bicicletas|laticínios] de {cidade} anunciou {80-640} contratações.',
    'Com os juros atuais, uma geladeira de {2100-3400} reais sai por {3900-6200} no carnê.',
  ],
  support: [
    'Emprego com carteira é [dignidade|aposentadoria, férias e décimo terceiro].',
    'O preço da comida [começou a cair|está voltando ao normal], e é na feira que isso importa.',
    'Reduzir imposto de quem ganha pouco e cobrar de quem [nunca pagou|ganha muito]: simples assim.',
    'Economia boa é aquela que [chega à mesa|enche o carrinho], não a que só aparece no gráfico.',
    'Juro alto é [o maior inimigo|um peso em cima] de quem quer abrir um negócio.',
    'Os números de {mes} mostram: [o caminho está certo|tem trabalho, tem renda, tem esperança].',
  ],
  criticism: [
    'O governo comemora a média. O povo [compra o feijão|vai ao mercado] pelo preço real.',
    'Gastam mais do que arrecadam e [mandam a conta|depois criam imposto] para quem produz.',
    'Todo dia uma taxa nova. Quem [abre as portas às 7h|tem padaria, oficina ou salão] não aguenta mais.',
    'Prometeram fartura. [Chegou o boleto.|Veio foi a conta de luz.]',
    'O Brasil não tem problema de arrecadação. Tem problema de [gasto|gastança].',
    'Fechou mais uma [loja|oficina|fábrica] em {cidade}. [A conta dos juros e dos impostos chegou.|São {11-85} famílias sem renda.]',
  ],
  calls: [
    'Quanto você pagou no [arroz|café|gás] esta semana? [Conte aqui.|Responda com a sua cidade.]',
    'Gráfico completo [no link|no canal].',
    'Tem um pequeno negócio? [Mande|Traga] a sua dificuldade, vamos levar adiante.',
  ],
}
