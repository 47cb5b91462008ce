import type { Templates } from './classes.ts'

/** The words of threats and dislike without hate: things, sport, weeds, verdicts, history, threats reported by their victims. */
export const TAUGHT_PEACE: Templates = {
  target_obj_nh: `
(Vou|Hoje eu vou|Preciso|Quero|Ainda vou) (tacar fogo n|jogar pela janela |quebrar |furar |picotar |moer |enterrar |apagar |dar cabo d|passar o carro em cima d)(ess^ despertador|ess^ impressora|ess^ planilha|ess^ sofá|ess^ tênis velho|o meu notebook|a minha esteira|ess^ panela|o bolo da geladeira|os pernilongos|as baratas|as formigas)(.|!| e ninguém me segura.)
(Infestação|Enxame|Ninho|Praga|Invasão) de (ratos|baratas|cupins|gafanhotos|vespas|piolhos|pombos|javalis) (na lavoura|no prédio|na escola|no porão): (dedetização já|veneno e armadilha|vamos exterminar todos|a prefeitura tem que matar)(.|!)
{Coisa} (não merece|não vale|não presta|nunca prestou|não serve|não tem jeito) (nem |)(respeito|o dinheiro|pra nada|um minuto|conserto|nada)(.|!)
(Imposto|Reforma|Partido|Projeto|Pedágio|Algoritmo|Contrato|Ideologia) (bom|ruim|assim|desse jeito) (tem que morrer|devia ser queimado|merece o lixo|é um câncer|é uma praga|precisa ser exterminado|é coisa do demônio)(.|!)
(Morte|Fogo|Chumbo|Guerra|Cadeia) (ao|à|contra o|contra a) (imposto|burocracia|mosquito da dengue|despertador|telemarketing|corrupção|fome|inflação|spam|segunda-feira)(.|!)
`,
  target_indiv_nh: `
(Ess^|Aquel^|O) (técnico|juiz|vereador|gerente|motorista|cantor|ministro|ex|cunhado|síndico) (não merece respeito|não presta|não vale o pão que come|devia sumir|tinha que ser preso|merece uma surra|nunca trabalhou na vida|é um rato|é um parasita|não sabe o que é vergonha|vai pagar caro|vai apodrecer na cadeia)(.|!)
(Tua|Sua) (hora|vez|conta|máscara) (vai|está pra|tá pra) (chegar|cair), (seu ladrão|canalha|deputado|seu covarde|meu caro|patife|vigarista)(.|!)
(Ladrão|Assassino|Estuprador|Mentiroso|Canalha|Golpista) (não merece|não devia|não pode|nunca vai) (perdão|ter direito a nada|votar|sair da cadeia|pisar aqui|prestar|ser gente)(.|!)
`,
  target_group_nh: `
{Prof} não (merecem|deviam ter|têm direito a|valem) (o meu voto|salário|perdão|nada|aplauso|privilégio|o pão que comem)(.|!)
{Prof} (nunca vão prestar|não sabem o que é trabalho|não são gente|nunca fizeram nada por nós|não têm vergonha na cara|deviam ser proibid~s de votar|vão pagar caro|não passam de amanhã)(.|!)
(Já viu|Alguém já viu) (político|banqueiro|deputado|ministro|marqueteiro|lobista) (trabalhando|na fila do SUS|andando de ônibus|devolvendo dinheiro)? (Nem eu|Pois é|Kkkk|Eu não)(.|!)
(Vamos|Bora|É hora de) (varrer|expulsar|botar pra correr|tirar do poder|acabar com|enterrar) (os corruptos|esses pelegos|os golpistas|essa quadrilha|os fascistas|os comunistas|esse partido|a velha política) (nas urnas|nas ruas|em outubro|de vez)(.|!)
(Cadeia|Forca|Bala|Paredão|Cova) (para|pra|n)(os corruptos|traficantes|estupradores|os assassinos de {s}|quem mata {um} {o}|quem rouba merenda|milicianos|feminicidas)(.|!)
`,
  counter_ref_nh: `
(Recebi|Sofri|Denunciei|Relatei|Registrei) ameaças (de morte|de estupro|pesadas|) (por ser|porque sou|só por ser) {o}(.|, e não vou parar.|, a polícia investiga.)
(Ameaçaram|Prometeram|Juraram|Tentaram|Planejavam) (matar|queimar a casa d|expulsar|espancar|apedrejar) {um} {o} (no meu bairro|aqui|em Goiás|da nossa equipe) e (ninguém foi preso|já acionamos a polícia|o suspeito foi detido|a cidade se calou|fizemos vigília)(.|!)
(Bilhete|Mensagem|Áudio|Pichação|Vídeo) (com ameaça|de ódio|prometendo morte|com suástica) (a|contra) {s} (é investigad~|aparece em escola|leva à prisão de jovem|assusta moradores)(.|, diz delegado.)
(Quem|Todo mundo que|Qualquer um que) (deseja|prega|comemora|pede|planeja) (a morte|o fim|a expulsão|a castração|o sofrimento) (de|d~s) {s} (é criminoso|precisa ser preso|é nazista|não é cristão|me enoja|será denunciado)(.|!)
(Comparar|Chamar|Reduzir|Igualar) {s} (a|de|com) (ratos|praga|animais|vermes|macacos|doença|lixo) (foi o que fez o nazismo|é desumanização|prepara o massacre|é crime de racismo|abre a porta da violência)(.|!)
(Mataram|Queimaram|Espancaram|Apedrejaram|Expulsaram|Amarraram) {um} {o} (ontem|de novo|na minha rua|em plena luz do dia) e (tem quem comemore|ninguém foi preso|choro de raiva|queremos justiça|o país se cala)(.|!)
(Tirar|Negar|Cortar|Roubar) (direitos|o voto|a terra|a voz|a escola) (a|d~s|de) {s} (é crueldade|é covardia|é inconstitucional|nunca mais|é projeto desse governo|mata)(.|!)
(Disseram|Falaram|Escreveram|Gritaram) que {s} não (são gente|merecem viver|deviam votar|prestam|têm direitos|sabem trabalhar), (e foram condenados|que vergonha|e eu respondi|e a plateia vaiou|mas a lei diz o contrário|que absurdo)(.|!)
(A lei|O juiz|O STF|A ONU|A escola) (proíbe|condena|pune|combate|repudia) (ameaçar|expulsar|castrar|humilhar|escravizar|segregar|excluir) {s}(.|!)
(Até quando|Por que|Como) (vão|ainda|podem) (matar|matam|queimam|perseguir|excluir|expulsar|humilhar) {s} (neste país|impunemente|e ninguém faz nada|em nome de Deus)?
`,
  counter_quote_nh: `
"{o} (não presta|é praga|tem que morrer|não é gente|não sabe votar|devia voltar pra terra dele|só serve pra limpar chão)" — (ouvi isso hoje|frase de um vereador|e o pior é que aplaudiram|assim começa o fascismo|comentário que apaguei|não deixem passar)(.|!)
(Escreveram|Picharam|Gritaram|Disseram) "(sua hora vai chegar|fora|morte aos|vamos queimar|volta pro mato), {s}" (no muro da escola|na porta do terreiro|na minha página|no estádio)(.|. Não nos calarão.|. Polícia apura.)
(Li|Recebi|Printei) (um comentário|uma mensagem|um e-mail) (que dizia|dizendo|assim): "{s} (não merecem direitos|deviam ser fuzilados|são ratos|vão morrer)". (Crime|Denunciado|Que tristeza|Segue o processo|Gente doente)(.|!)
(Frase|Post|Fala|Cartaz) "(lugar de {o} é na cova|{o} não tem alma|menos {s}, mais paz|{s} não são bem-vindos)" (rende processo|é retirad~|causa revolta|virou prova)(.|!)
`,
  ident_neutral_nh: `
(Deputada|Vereador|Senadora|Ministro|Governadora) {o} (vota|discursa|viaja|recua|lidera) (hoje|em Brasília|contra o projeto|na comissão|por Minas)(.|!)
(O cemitério|A cova|O caixão|O túmulo|O velório) d~s {s} (fica em Santos|é tombado|foi restaurado|será aberto à visita|reuniu a família)(.|!)
(A bala|O tiro|O fogo|A faca|A bomba) que (matou|feriu|atingiu|deixou cego) {um} {o} (veio da polícia|partiu de um carro|segue sem dono|foi periciad~|consta no laudo)(.|, diz perícia.)
(Bandeira|Idioma|Língua|Comida|Roupa|Dança) {o} (é patrimônio|na capa da revista|ensinada na escola|ganha dicionário|muda com o tempo)(.|!)
(Li|Vi|Soube) que {s} (não podem doar sangue|não votavam até 1934|não eram contad~s no censo|não tinham registro|foram soltos) (em alguns países|antigamente|até 2020|por lei)(.|, absurdo.|. Sabia?)
`,
}
