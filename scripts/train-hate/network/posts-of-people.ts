const BLAME =
  '(o governo|esse desgoverno|a esquerda|a direita|a grande mídia|o Congresso|o ministro|o PT|o bolsonarismo|o Judiciário|essa oposição|o presidente)'
const RAGE =
  '(que nojo|vergonha nacional|que ódio|é revoltante|canalhas|covardes|bando de hipócritas|isso é crime|não tem perdão|cadeia neles|que raiva|chega de mentira|acabou a paciência|é de dar náusea|um lixo de governo)'
const OFFICE = '(deputada|vereadora|ministra|senadora|prefeita|governadora|presidenta|delegada|juíza|candidata)'

/**
 * Plain sentences about particular groups, with their typical words: women, faiths, colour, love, age, bodies, regions,
 * countries, the poor.
 */
export const POSTS_OF_PEOPLE = `
(A|Nossa|Essa) ${OFFICE} (mentiu|errou|traiu o eleitor|votou contra o povo|sumiu|gastou demais|é uma decepção|não representa as mulheres), (${RAGE}|e eu votei nela|e cobro mesmo|como qualquer homem que erra).
(Mulher|Mulheres) (não |)(precisa|precisam) de (parabéns|flores|elogio) no dia 8, (precisa|precisam) de (salário igual|creche|segurança|respeito|lei cumprida)(.|!| #8M)
(Feminicídio|Estupro|Violência doméstica|Assédio) (cresce 12%|bate recorde|mata quatro por dia|é epidemia|assusta o interior), e ${BLAME} (corta a verba|se cala|fecha delegacia da mulher|faz piada)(.| ${RAGE}!)
(Matou|Espancou|Estuprou|Esfaqueou|Queimou) (a mulher|a namorada|a ex|a enteada|a própria mãe|uma menina de 9 anos) e (saiu pela porta da frente|foi solto em audiência|alegou legítima defesa da honra|ganhou saidinha). ${RAGE}(!|, até quando?)
(Homem|Marido|Ministro|Pastor|Jogador) que (bate em|atira em|humilha|persegue) mulher (é lixo|é covarde|tem que apodrecer na cadeia|não é homem|merece desprezo)(.|!| Ligue 180.)
(Vi|Conheci|Abracei|Ouvi) (mulheres|mães|avós|meninas) (guerreiras|sofridas|de fibra|sem medo) (na feira|no hospital|na ocupação|no interior do Piauí) (e chorei|que sustentam a casa|, obrigada pela acolhida)(.|!)
(As|Essas) (mulheres|feministas|mães de Maio|marisqueiras|quebradeiras de coco|parteiras|catadoras) (marcham|resistem|ocupam a praça|são vaiadas|cobram|ganham prêmio|contam a história) (em Brasília|contra o ministro|há 40 anos|no domingo)(.|!)
(Feminista|Conservadora|Cristã|Mãe|Negra|Gorda|Velha|Gay|Travesti|Lésbica|Evangélica) (de direita|de esquerda|raiz|sim|como eu) (também existe|vota em quem quiser|não deve satisfação|quer escola boa)(.|!|, acostume-se.)
(Sou|Fui|Sempre fui) (feminista|contra o feminismo|mãe solo|dona de casa|policial|mulher de oração) e (não preciso de tutela|respeito as outras|trabalho desde os 14|discordo de ${BLAME})(.|!)
(Querem|Vão|Tentam) (calar|cassar|intimidar|derrubar|difamar) (uma mulher|mais uma preta|a bancada feminina|a deputada trans|a cacica) (porque|só porque) (incomoda|denunciou|não abaixa a cabeça|vota com o povo)(.|!| ✊🏾)
(Evangélicos|Cristãos|Católicos|Crentes|Fiéis|Pastores) (oram|votam|se dividem|fazem doações|protestam|são perseguidos|lotam estádio) (pelo Brasil|em massa|no segundo turno|para as vítimas|na Nicarágua|em Belém)(.|! 🙏)
(Cristãos|Judeus|Muçulmanos|Yazidis|Budistas) são (perseguidos|mortos|decapitados|queimados vivos|proibidos de rezar) (na Nigéria|na Síria|em Gaza|na China|no Irã), e (o mundo se cala|a imprensa ignora|${BLAME} acha normal|a ONU só lamenta)(.|!)
(Usar|Misturar|Vender) (a fé|o nome de Deus|a Bíblia) para (enganar|roubar|manipular|calar) (crente|fiel|o povo pobre|evangélico) é (pecado|crime|coisa de charlatão|o que faz ${BLAME})(.|!| ${RAGE}!)
(Falso pastor|Pai de santo falso|Padre|Rabino|Guru) (é preso|é acusado de abuso|rouba dízimo|engana idosos|foge com dinheiro) (no Rio|em Goiânia|de fiéis|da igreja)(.|. ${RAGE}!)
(Terreiro|Sinagoga|Mesquita|Capela|Templo|Casa de reza) (é invadid~|recebe ameaça|pega fogo|vira patrimônio|abre as portas|festeja 90 anos) (em Salvador|na Baixada|no interior|com chuva)(.|!)
(Candomblé|Umbanda|Islã|Judaísmo|Espiritismo|Catolicismo|Macumba) (é fé|é cultura|não é bagunça|não é crime|é religião como outra|sofre preconceito)(.|!| Axé!| Respeite.)
(Israel|O Hamas|O Irã|A Palestina|O Hezbollah) (ataca|bombardeia|acusa|liberta reféns|rejeita trégua|enterra mortos), e (judeus|palestinos|árabes|crianças|famílias) (fogem|choram|pagam o preço|esperam ajuda|protestam em São Paulo)(.|!)
(Antissemitismo|Islamofobia|Racismo religioso) (cresce|é crime|volta às ruas|tem lado), e ${BLAME} (alimenta|finge que não vê|devia se envergonhar|passa pano para terrorista)(.|!)
(Jovem|Menino|Trabalhador|Ambulante|Estudante|Motoboy) (negro|preto|pardo|favelado|da periferia) é (morto|espancado|algemado|confundido com ladrão|preso por engano) (por PM|em mercado|por segurança|no dia do aniversário)(.|. ${RAGE}!|. Racismo!)
(Preto|Negro|Pobre|Favelado|Índio) no Brasil (morre cedo|ganha menos|é alvo|não tem paz|é parado pela polícia|paga mais imposto) (e|enquanto) ${BLAME} (faz festa|corta verba|ri da nossa cara|não está nem aí)(.|!)
(Vidas|Mães|Crianças|Mulheres|Famílias|Juventudes) (negras|indígenas|trans|periféricas|quilombolas|pobres) importam(.|!| #VidasNegrasImportam|, e não só em novembro.)
(Zumbi|Dandara|Marielle|Luiz Gama|Carolina de Jesus|Machado de Assis) (era|foi) (negr~|preta e favelada|filha de escravizados|gigante) e (ninguém apaga isso|inspira gerações|a escola escondia|ainda incomoda racista)(.|!)
(Escravidão|Senzala|Tronco|Navio negreiro|Chibata|Capitão do mato) (nunca mais|não é metáfora de imposto|é ferida aberta|foi crime|não se comemora|é cenário de novela)(.|!|, deputado.)
(Cacique|Pajé|Liderança|Mulher|Criança|Agente) (yanomami|guarani|munduruku|xokleng|kayapó|terena) (é mort~|denuncia garimpo|discursa na ONU|pede remédio|morre de malária|toma posse)(.|. ${RAGE}!|. Justiça!)
(Índio|Indígena) (quer terra|também usa celular|é cidadão|produz|vota|morre envenenado por mercúrio|não é folclore)(.|!|: simples assim.|, e daí?)
(Terra|Demarcação|Saúde|Fome|Genocídio|Massacre) (indígena|yanomami|dos povos originários) (volta à pauta|é responsabilidade de ${BLAME}|não pode esperar|virou CPI|divide o plenário)(.|!)
(Parada|Casamento|Beijo|Família|Novela|Festival|Bandeira) (gay|LGBT|trans|lésbico|da diversidade) (reúne 2 milhões|gera polêmica|é só amor|incomoda quem?|tem patrocínio|acontece domingo)(.|!| 🏳️‍🌈)
(Sou|Meu filho é|Meu irmão é|O relator é|Meu melhor amigo é) (gay|bi|trans|lésbica|viado assumido) e (voto na direita|vou à igreja|amo futebol|nunca sofri tanto|odeio ${BLAME}|quero paz)(.|!)
(Bicha|Viado|Sapatão|Travesti|Trava|Caminhoneira|Poc) (é como me chamo|é palavra nossa|, meu amor, arrasou|aqui não se cala|vota, viu?|também é gente, mona|velha tem história)(.|!| 💅)
(Expulsa|Expulso|Demitida|Espancado|Morta|Esfaqueada) (de casa |)por ser (trans|gay|lésbica|travesti|negra|nordestino|macumbeira), (hoje é advogada|deixa dois filhos|lança livro|o caso segue sem resposta|virou símbolo)(.|!)
(Velho|Idoso|Aposentado|Vovó|Terceira idade) (não é peso|na fila do INSS|sem remédio|enganado por banco|também namora|mal tratado em asilo) (é ${RAGE}|, vergonha|, e ${BLAME} cala|merece cuidado)(.|!)
(Autista|Cadeirante|Surdo|Cego|Pessoa com Down|Anão) (é barrad~|passa em concurso|espera terapia|é humilhad~ em avião|vira técnico|dá aula) (em|no) (Natal|shopping|SUS|plenário)(.|. ${RAGE}!)
(Capacitismo|Rampa|Libras|Braille|Laudo|Cuidador) (não é favor|é direito|falta na escola|em pauta|para autistas e surdos)(.|!| 💙)
(O sertanejo|O nordestino|O baiano|O povo do Norte|O cearense|O gaúcho) (é antes de tudo um forte|acorda cedo|não se vende|deu o troco nas urnas|sofre com a seca|faz festa como ninguém|elegeu quem quis)(.|!| 🌵)
(Nordeste|Norte|Sul|Bahia|Pará|Maranhão) (salvou a democracia|é terra de trabalhador|foi esquecid~|vota com memória|quer água|não aceita esmola)(.|!|, ${RAGE}, ${BLAME}!)
(Preconceito|Ataque|Piada|Ofensa|Separatismo) contra (nordestino|o povo do Norte|baianos|paraibanos) (depois da eleição|em rede social|na boca de deputado) (é crime|envergonha|rende processo|mostra quem são)(.|!)
(Venezuelano|Haitiano|Boliviano|Cubano|Senegalês|Sírio|Refugiado) (trabalha|vende água|dorme na rua|abre padaria|espera visto|aprende português|é explorado) (em Roraima|no Brás|aqui na esquina|há dois anos)(.|!)
(Médicos|Professores|Atletas|Soldados|Empresários|Turistas) (cubanos|chineses|argentinos|russos|alemães|americanos|bolivianos) (chegam|fogem|pedem asilo|investem|são expulsos|ganham) (ao|do|no) (Acre|país|torneio)(.|, e ${BLAME} comemora.)
(China|Rússia|Índia|Venezuela|Argentina|Cuba|Irã|Emirados) (compra|vende|cala|ameaça|quebra|censura|financia) (tudo|jornalistas|a soja|opositores|terroristas|o povo), (e o chinês paga|e o russo comum sofre|coitado do argentino|e os cubanos fogem de balsa)(.|!)
(O chinês|O americano|O alemão|O japonês|O argentino|O português) (comprou|inventou|copiou|vendeu|atrasou|bateu|ganhou) (a fábrica|o carro elétrico|na Copa|o remédio|o recorde|nosso minério)(.|!|, e nós?)
(Pobre|Pobres|Favelado|Trabalhador|Peão|Morador de rua|Sem-terra) (não merece|merece|não devia|precisa) (andar de avião|picanha|esmola|escola boa|passar frio|morrer na fila|casa própria)(.|: eis o que pensa ${BLAME}.|, diz ${BLAME}.)
(Branco|Homem branco|Rico|Playboy|Hétero|Homem) (manda|reclama de cota|explica tudo|chora privilégio|também é pobre|morre mais de infarto) (no Brasil|há 500 anos|no Congresso|, diz estudo)(.|!)
(Bandido|Traficante|Miliciano|Pedófilo|Corrupto|Terrorista) (bom|preso|morto|eleito|solto) (não tem cor|não tem religião|é responsabilidade do Estado|custa caro|assusta mulheres e idosos)(.|! ${RAGE}!)
(${RAGE}|Absurdo|Tragédia)(!|:) (mulheres|crianças|idosos|indígenas|famílias inteiras|nordestinos|ribeirinhos) (sem água|na fila do osso|dormindo no chão|soterradas|sem médico|à própria sorte) (e|enquanto) ${BLAME} (viaja|gasta milhões|faz live|ri)(.|!)
(Nem|Não é) (homem nem mulher|branco nem preto|de judeu nem de árabe|crente nem ateu|rico nem pobre): (é|isso é) (gente|voto|fome|guerra|justiça|imposto) que (não escolhe|todos querem|dói em todos|cai no bolso)(.|!)
(Lula|Bolsonaro|O ministro|O vereador|Esse senador) (chamou|comparou|tratou) (mulheres|nordestinos|negros|índios|gays|judeus) (de|com|como) (burras|gado|mercadoria|bandidos|peso|animais|nazistas). (${RAGE}|Peça desculpas|Vai responder|E a imprensa?)(.|!)
(O Brasil|O mundo|A história|Deus) (é feito de|nasceu de|foi escrit~ por|acolhe) (índios|pretos|nordestinos|imigrantes|mulheres|italianos|judeus|árabes|ciganos), (e|por isso) (respeite|viva a mistura|tenho orgulho|ninguém nos separa)(.|!)
(Menina|Mulher|Moça|Senhora|Negona|Indiazinha|Baiana|Japinha) (linda|de sorriso largo|do acarajé|que canta|do mercado|da foto), (que voz|saudade|parabéns pelo dia|manda o endereço|me ensina|Deus te abençoe)(.|!| 😍)
(Filho|Neto|Bisneta|Viúva|Amigo) de (judeus|negros escravizados|índios|italianos|retirantes|ciganos|libaneses|japoneses), (nunca neguei|aprendi a lutar|cresci no Bom Retiro|virou ministro|luta pela terra)(.|!)
(Quem|Gente que) (vota|pensa|reza|ama|fala) diferente (não é inimigo|não é burro|não é bandido|merece respeito), (seja nordestino|seja crente|seja gay|seja índio|seja mulher)(.| Bom dia.|!)
`
