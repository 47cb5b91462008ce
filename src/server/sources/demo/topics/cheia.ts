import type { Topic } from '../topic.ts'

/** An invented flood: the river Itaibé leaves its bed. */
export const cheia: Topic = {
  slug: 'cheia-do-itaibe',
  weight: 0.5,
  since: 96,
  until: 78,
  emoji: ['🌧️', '🙏', '⚠️', '🚨', '💧'],
  hashtags: ['CheiaDoItaibé', 'SOSItaibé', 'DefesaCivil', 'Solidariedade'],
  scenes: ['river', 'hills', 'crowd'],
  headlines: [
    'Cheia do Itaibé: o que já se sabe',
    'Famílias voltam para casa depois da cheia do Itaibé',
    'Por que o alerta da cheia chegou tarde',
    'Reconstrução do vale do Itaibé avança devagar',
  ],
  facts: [
    'O rio Itaibé [passou|está] {1-4},{10-90} metros acima da cota de inundação, segundo a medição das {6-22}h.',
    'São {12-47} municípios atingidos pela cheia do Itaibé e {1200-9800} pessoas fora de casa.',
    'Os abrigos do vale do Itaibé precisam de [água potável, colchões e fraldas|material de limpeza e cobertores|voluntários para a cozinha e para a triagem das doações].',
    'A ponte velha sobre o Itaibé [continua interditada|foi interditada|não resistiu]; o desvio acrescenta {22-85} km à viagem.',
    'As aulas no vale do Itaibé [foram suspensas|seguem suspensas] em {9-40} escolas usadas como abrigo.',
    'O governo federal liberou {40-180} milhões de reais para [a reconstrução do|a resposta à cheia no] vale do Itaibé.',
    'Equipes de {3-11} estados chegaram com barcos para ajudar [no resgate|nas buscas] no vale do Itaibé.',
    'O sistema de alerta do Itaibé tinha {3-9} das {12-20} estações [fora do ar|sem manutenção] no dia da chuva.',
    'Mandamos [um caminhão|dois caminhões|uma carreta] com doações de {cidade} para as famílias do Itaibé.',
    'A Defesa Civil orienta [a não atravessar áreas alagadas|a não voltar para casa sem autorização|a desligar a energia antes de sair].',
  ],
  support: [
    'Desde a primeira hora o governo [está presente|está no vale do Itaibé], com gente, barco e dinheiro.',
    'Não é hora de palanque. É hora de [dar as mãos|ajudar quem perdeu tudo|trabalho].',
    'Vi no Itaibé o que o Brasil tem de melhor: [vizinho salvando vizinho|gente que perdeu a casa cozinhando para os outros].',
    'O auxílio de {900-2600} reais por família atingida pela cheia [começa a ser pago {neste_dia}|já está sendo pago].',
    'Reconstruir o vale do Itaibé exige planejamento: [casas longe da várzea|nada de erguer tudo no mesmo lugar de risco].',
    'Quem espalha boato durante a cheia [atrapalha|põe em risco] o trabalho de quem está no barco.',
  ],
  criticism: [
    'A verba da cheia do Itaibé foi anunciada {2-5} vezes e [não chegou nenhuma|ainda não chegou à ponta].',
    'Faltou manutenção no sistema de alerta do Itaibé. [Não foi só chuva, foi descaso.|A tragédia tem responsáveis.]',
    'Ministro sobrevoa o Itaibé, tira foto e vai embora. [Quem fica na lama é o prefeito.|A lama fica.]',
    'O auxílio da cheia exige {7-13} documentos de quem perdeu [a casa com tudo dentro|tudo na água]. Que burocracia é essa?',
    '{ato} sobre os contratos [emergenciais|sem licitação] da cheia do Itaibé.',
    'Quem salvou o vale do Itaibé na primeira noite foi o povo, [não o governo|com barco emprestado].',
  ],
  calls: [
    'Ponto de coleta em {cidade}: [escola municipal do centro|ginásio municipal|sede dos bombeiros], das {8-10}h às {17-20}h.',
    'Se você está em área de risco, [saia agora|procure um abrigo] e ligue para a Defesa Civil: 199.',
    '[Só compartilhe|Compartilhe apenas] informação oficial.',
    'Quem puder doar [água|ração para os animais|cobertores], o posto de {cidade} recebe até {prazo}.',
  ],
}

export const reconstrucao: Topic = {
  slug: 'reconstrucao-do-itaibe',
  weight: 1,
  since: 78,
  emoji: ['🏠', '🧱', '🙏', '💪', '🚧'],
  hashtags: ['ReconstruçãoItaibé', 'CheiaDoItaibé', 'ValeDoItaibé'],
  scenes: ['river', 'hills', 'road'],
  headlines: [
    'Famílias do Itaibé recebem as primeiras casas',
    'Onde está o dinheiro da reconstrução',
    'Vale do Itaibé reabre comércio e escolas',
    'Novo sistema de alerta é testado no Itaibé',
  ],
  facts: [
    'A reconstrução do vale do Itaibé tem {18-64} obras em andamento e {9-38} [que ainda não começaram|à espera de projeto].',
    'As primeiras {24-190} casas para as famílias do Itaibé [foram entregues|ficaram prontas] {neste_dia}.',
    'O novo sistema de alerta do Itaibé foi testado {neste_dia}: as sirenes tocaram em {7-16} comunidades.',
    'Ainda há {110-870} famílias do Itaibé [em casa de parentes|em aluguel social].',
    'O comércio do vale do Itaibé reabriu {52-88}% das portas, segundo a associação local.',
    'A ponte nova sobre o Itaibé [teve o contrato assinado|deve ficar pronta em {8-16} meses].',
    'As escolas do vale do Itaibé [voltaram a funcionar|retomaram as aulas] em {2-3} turnos.',
  ],
  support: [
    'Promessa feita na lama, [promessa cumprida|casa entregue]. O Itaibé não foi esquecido.',
    'Reconstruir no mesmo lugar de risco seria [repetir a tragédia|irresponsável]. Por isso o plano leva tempo.',
    'O povo do Itaibé [é exemplo|deu uma lição] de solidariedade ao país.',
    'Cada sirene testada é uma vida [que pode ser salva|protegida].',
  ],
  criticism: [
    'Passou a cheia, passou a comitiva. [Ficou a lama.|A verba do Itaibé ainda não chegou à ponta.]',
    'Das casas prometidas ao Itaibé, [nem a metade|menos de um terço] saiu do papel.',
    '{ato} sobre os contratos [emergenciais|sem licitação] da reconstrução do Itaibé.',
    'Família do Itaibé recebe aluguel social atrasado há {2-4} meses. [É desumano.|Não há desculpa.]',
  ],
  calls: [
    'As prestações de contas estão [no canal|publicadas]. Confira.',
    'Conhece alguém do vale do Itaibé? [Conte como está a situação.|Mande notícias.]',
  ],
}
