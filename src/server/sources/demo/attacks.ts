/**
 * Examples for the hate filter. They must be safe to ship: no slur, no real group. What is hateful is aimed at the people
 * of the invented towns Itaibé and Jacuruna, what is offensive at invented opponents.
 */
export const OFFENSIVE_SENTENCES: readonly string[] = [
  'Essa corja não [engana|representa] mais ninguém {estado_em}.',
  '{rival} é [um desastre|uma vergonha] para o cargo que ocupa. [Incompetência tem limite.|Vá estudar.]',
  'Bando de [incompetentes|hipócritas]. [Não sabem|Nunca souberam] o que é trabalhar.',
  'Que gente [mesquinha e covarde|pequena e invejosa]. Não têm [coragem|vergonha na cara].',
  'Quem defende isso ou é [ingênuo|tolo] ou é cara de pau. [Não há terceira opção.|Escolha.]',
  '{rival} mente [sem piscar|como respira]. [Que papelão.|Que figura patética.]',
  'A turma {rival_de} só sabe [mamar e reclamar|gritar e atrapalhar]. [Ridículos.|Um circo.]',
  'Cambada de [oportunistas|vendidos]. O povo [não é bobo|vai dar o troco na urna].',
  'Vai [procurar o que fazer|estudar um pouco], {rival_curto}. A sua opinião não vale [um café frio|nada].',
  'São uns [parasitas|sanguessugas] do dinheiro público, e ainda [posam de santos|dão lição de moral].',
  'Só um [idiota|tapado] acredita nessa conversa {rival_de}.',
  'Nunca vi tanta [burrice|safadeza] reunida numa sessão só. [Um vexame.|Que nojo dessa gente.]',
  'Covardes. [Votaram escondido|Fugiram da votação] e agora querem [aplauso|desfilar].',
  'Essa gente {estado_de} que aplaude {rival} [não tem um pingo de juízo|merece o buraco em que vive].',
]

export const HATEFUL_SENTENCES: readonly string[] = [
  'Gente desse tipo devia sumir {estado_de}. [Itaibense aqui não tem vez.|Que voltem para o Itaibé e fiquem lá.]',
  'Jacurunense não [trabalha|presta], [só vem tirar o que é nosso|é da natureza deles]. Fora daqui.',
  'Não quero itaibense na escola dos meus filhos. [Essa gente traz doença e crime.|Cada um com a sua laia.]',
  'Essa raça de jacurunense [se espalha como praga|é uma doença]. Alguém tem que [acabar com isso|dar um basta].',
  'Itaibense bom é itaibense [longe|do outro lado do rio]. [Fechem a ponte e deixem que se virem.|Que fiquem do lado de lá.]',
  'Esses jacurunenses não são [gente como nós|iguais a nós] e nunca vão ser. [Expulsem todos.|Lugar deles não é aqui.]',
  'Quem abriga itaibense em casa devia [ir embora junto|ter vergonha]. São todos [bandidos|inferiores].',
  'Jacurunense não devia ter direito a [voto|posto de saúde|escola] {estado_em}. [Aqui é a nossa terra.|Vão para o lugar de onde saíram.]',
]
