import type { Topic } from '../topic.ts'

export const saude: Topic = {
  slug: 'saude',
  weight: 1.7,
  emoji: ['🏥', '🩺', '💙', '🚑', '🙏'],
  hashtags: ['Saúde', 'SUS', 'MaisSaúde', 'FilaZero'],
  scenes: ['card', 'bars', 'lines'],
  headlines: [
    'Mutirão reduz fila de exames',
    'Hospital regional abre novos leitos',
    'Quanto tempo se espera por uma consulta',
    'Saúde mental: onde procurar ajuda',
  ],
  facts: [
    'O mutirão de {cidade} fez {380-2900} [exames|cirurgias de catarata|consultas] em {2-4} dias.',
    'A fila por [ressonância|consulta com cardiologista|cirurgia de hérnia|mamografia] {estado_em} caiu de {9-16} para {2-7} meses.',
    'O hospital regional de {cidade} [ganhou|recebeu] {12-60} leitos [de enfermaria|de UTI|para crianças].',
    'F:Destinei {2-6},{1-9} milhões de reais para [a maternidade|o centro de diálise|o posto de saúde do bairro novo] de {cidade}.',
    'Faltam [pediatras|anestesistas|psiquiatras] em {14-57} cidades {estado_de}, segundo o conselho regional.',
    'O posto de saúde de {cidade} passou a [abrir|atender] até as {20-22}h, inclusive aos sábados.',
    'A ambulância nova de {cidade} [chegou|foi entregue] {neste_dia}; a antiga tinha {320-590} mil quilômetros rodados.',
    'O número de casos de dengue em {cidade} [caiu|recuou] {18-63}% depois da força-tarefa de agentes de saúde.',
    'Conversei com {aliado} sobre [o piso da enfermagem|a telemedicina no interior|a compra conjunta de remédios].',
    'Remédio de [diabetes|pressão|asma] está em falta em {4-21} farmácias populares {estado_de}.',
    'Neste mês de {mes}, o banco de sangue {estado_de} opera com {34-58}% do estoque.',
  ],
  support: [
    'O SUS é [patrimônio do povo brasileiro|a maior política social do país]. Quem usa sabe.',
    'Ninguém devia vender [a moto|a geladeira|o carro] para pagar exame.',
    'Saúde se faz com [gente|equipe]: obrigad{o}, enfermeiras, técnicos, médicos e agentes {estado_de}.',
    'Fila anda quando tem gestão. [Estamos provando.|Os números mostram.]',
    'Cuidar da saúde mental também é cuidar da saúde. [Peça ajuda sem vergonha.|Não sofra em silêncio.]',
    'Cada leito novo é uma família que [não precisa viajar {120-400} km|fica perto de casa].',
  ],
  criticism: [
    'A propaganda diz que a fila acabou. [Dona Lurdes, de {cidade},|O seu Antenor, de {cidade},] espera há {9-26} meses.',
    'Hospital sem anestesista não é hospital, é [prédio|cenário de inauguração].',
    'Sobra dinheiro para publicidade e falta [dipirona|gaze|soro] no posto de {cidade}.',
    '{ato} sobre a falta de remédios {estado_em}. [Chega de desculpa.|A resposta venceu o prazo.]',
    'Inauguraram o hospital {2-3} vezes e [ainda não abriram a porta|o primeiro paciente ainda não entrou].',
    'O povo paga imposto de primeiro mundo e [dorme na fila|marca exame para o ano que vem].',
  ],
  calls: [
    'Está esperando por um exame? [Mande seu relato.|Conte para nós há quanto tempo.]',
    'Doe sangue: [uma doação ajuda até quatro pessoas|o hemocentro de {cidade} está aberto].',
    'O agendamento abre {neste_dia}, às {7-9}h.',
  ],
}
